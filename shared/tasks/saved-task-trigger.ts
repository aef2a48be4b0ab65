// A task trigger that staff save. Separate from the schema for reading and running: there an invalid trigger creates no task and removes none.
import type * as z from 'zod';
import { factsOf } from '#shared/identifiers/case-facts.ts';
import { identifiers } from '#shared/identifiers/case-values.ts';
import { soundRules } from '#shared/logic/saved-rules.ts';
import { identifiersOf, variablesOf } from '#shared/logic/variables.ts';
import type { Question } from '#shared/model/question.ts';
import { rulesOfTaskTrigger } from '#shared/model/rules-of.ts';
import { type TaskTrigger, taskTriggerSchema } from '#shared/model/task.ts';
import { EVENT_OF_TASKS, isCaseEvent } from './case-events.ts';

/** Under which names there are facts of a case, and which of them are days or moments. */
type FactNames = { names: ReadonlySet<string>; days: ReadonlySet<string> };

const samples = ['2026-01-01', '2026-01-01T12:00:00.000Z'];

/** What rules of tasks may read: the vocabulary's facts, and what the questions of the case file ask. */
export function factNamesOf(questions: readonly Question[]): FactNames {
  const answerNames = [...identifiers.map(({ name }) => name), ...questions.map(({ identifier }) => identifier)];
  const factsIf = (answer: string) => factsOf(Object.fromEntries(answerNames.map((name) => [name, answer])), questions);
  const all = samples.map(factsIf);
  const isDay = (name: string) => all.some((facts, at) => facts[name] === samples[at]);
  const names = Object.keys(all[0] ?? {});
  return { names: new Set(names), days: new Set(names.filter(isDay)) };
}

/** What is wrong with a trigger apart from its rules: where, and in words. */
type Fault = [path: (string | number)[], words: string];

const faultsOfEvents = ({ when, repeats }: TaskTrigger): Fault[] => [
  ...when.flatMap((name, at): Fault[] => (isCaseEvent(name) ? [] : [[['when', at], `There is no event of a case ${name}`]])),
  ...when.flatMap((name, at): Fault[] => (when.indexOf(name) < at ? [[['when', at], `Waits for ${name} more than once`]] : [])),
  ...(repeats && when.includes(EVENT_OF_TASKS)
    ? ([[['repeats'], 'Would make a task whenever the last one is done, for ever']] as Fault[])
    : []),
];

function faultsOfEnd({ manualCompleteOnly, completeWhen, isExpirable, due }: TaskTrigger): Fault[] {
  const faults: Fault[] = [];
  if (manualCompleteOnly && completeWhen !== undefined)
    faults.push([['completeWhen'], 'What only a person completes has no rule that completes it']);
  // The day is the one when someone noticed that care went on, so expiring by it would depend on when they looked.
  if (isExpirable && due.from === 'gate') faults.push([['isExpirable'], 'What is due before a point of care does not expire']);
  return faults;
}

function faultsOfAction({ actionType, actionTargetUrl, actionElement }: TaskTrigger): Fault[] {
  if (actionType === 'url') return actionTargetUrl ? [] : [[['actionTargetUrl'], 'Say which page it opens']];
  return actionTargetUrl || actionElement ? [[['actionType'], 'A task that opens a page has the action URL']] : [];
}

const faultsOfFacts = (trigger: TaskTrigger, { names, days }: FactNames): Fault[] => [
  ...rulesOfTaskTrigger(trigger).flatMap(({ path, rule }) =>
    identifiersOf(variablesOf(rule))
      .filter((name) => !names.has(name))
      .map((name): Fault => [[...path], `There is no fact of a case ${name}`]),
  ),
  ...(trigger.due.from === 'date' && !days.has(trigger.due.identifier)
    ? ([[['due', 'identifier'], `There is no date of a case ${trigger.due.identifier}`]] as Fault[])
    : []),
];

/**
 * Describes a trigger that staff save, given the questions of the case file: every rule can run and reads existing facts, its events are case events, and
 * it doesn't create tasks forever.
 */
export function savedTaskTriggerSchema(questions: readonly Question[]) {
  const known = factNamesOf(questions);
  return taskTriggerSchema.superRefine(soundRules(rulesOfTaskTrigger)).superRefine((trigger, context: z.RefinementCtx) => {
    const faults = [...faultsOfEvents(trigger), ...faultsOfEnd(trigger), ...faultsOfAction(trigger)];
    for (const [path, message] of [...faults, ...faultsOfFacts(trigger, known)])
      context.addIssue({ code: 'custom', path, message });
  });
}
