import { homeOfIdentifier } from '#shared/identifiers/case-values.ts';
import { timing as timings } from '#shared/model/enumerations/case.ts';
import type { DispositionType } from '#shared/model/enumerations/disposition.ts';
import { dispositionType as dispositionTypes } from '#shared/model/enumerations/disposition.ts';
import { caseQuestionPage } from '#shared/model/enumerations/question.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import type { TaskTrigger } from '#shared/model/task.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';
import { isAnswered, isOptional } from '#shared/questions/is-answered.ts';
import { type QuestionOnPage, questionsOfGroups } from '#shared/questions/questions-of-groups.ts';
import { visibleQuestions } from '#shared/questions/visible-questions.ts';
import { type ChangedRule, countRule, countTriggerRule } from './changed-rules.ts';
import { kindWords } from './compared-plan.ts';
import { asksForWords, type CorpusEvent, standInFor } from './corpus.ts';
import { compareTrigger } from './replayed-tasks.ts';
import { addAlike, addKinds, type DifferenceKind, type Tally } from './tally.ts';

/** The questions that cases are asked. */
export type CasePages = readonly QuestionOnPage[];

/** A changed trigger as it is published, and as it would be, if it is or would be there. */
type TriggerPair = { before: TaskTrigger | undefined; after: TaskTrigger | undefined };

/** What cases are compared with. `pages` is absent if the drafts ask cases nothing else. */
export type CaseScope = {
  pages: { before: CasePages; after: CasePages } | undefined;
  triggers: readonly TriggerPair[];
  rules: readonly ChangedRule[];
  /** Identifiers of answers in words that a changed rule reads. */
  unreadable: ReadonlySet<string>;
  /** The day of the run. */
  today: string;
};

/** Returns the questions of the pages of a case. */
export const pagesOfCases = (groups: readonly QuestionGroup[]): CasePages =>
  questionsOfGroups(groups.filter(({ kind }) => kind === 'case')).filter(({ page }) => caseQuestionPage.has(page));

/** Returns the answers that a case has, one of its kind in place of each that isn't kept. */
function answersOf(pages: CasePages, facts: CorpusEvent['facts']): Answers {
  const answers: Record<string, Answers[string]> = {};
  for (const question of pages) {
    const fact = Object.hasOwn(facts, question.identifier) ? facts[question.identifier] : undefined;
    if (fact === undefined) continue;
    answers[question.identifier] = fact === true && asksForWords(question) ? standInFor(question) : (fact as Answers[string]);
  }
  return answers;
}

/** Returns the names of answers that don't count in a case, because other answers hide what asks for them. */
export function hiddenNames(pages: CasePages, facts: CorpusEvent['facts']): ReadonlySet<string> {
  const shown = visibleQuestions(pages, answersOf(pages, facts), { facts });
  const names = new Set(shown.map(({ identifier }) => identifier));
  const isRuled = ({ visibleWhen, askedWhen }: CasePages[number]) => visibleWhen !== undefined || askedWhen !== undefined;
  const hidden = pages.filter((question) => isRuled(question) && !names.has(question.identifier));
  return new Set(hidden.map(({ identifier }) => identifier).filter((name) => homeOfIdentifier(name).kind === 'answer'));
}

/** Returns what a case's pages show and require, and how much of that is answered. */
function pagesNow(pages: CasePages, facts: CorpusEvent['facts']) {
  const answers = answersOf(pages, facts);
  const shown = visibleQuestions(pages, answers, { facts });
  const required = shown.filter((question) => !isOptional(question));
  const names = new Map(required.map((each) => [each.identifier, isAnswered(each, answers[each.identifier])]));
  const answered = [...names.values()].filter(Boolean).length;
  return {
    shown: shown.map(({ id }) => id).join(),
    required: required.map(({ id }) => id).join(),
    percent: names.size === 0 ? 100 : Math.floor((answered / names.size) * 100),
  };
}

function comparePages({ before, after }: NonNullable<CaseScope['pages']>, facts: CorpusEvent['facts']): DifferenceKind[] {
  const [now, then] = [pagesNow(before, facts), pagesNow(after, facts)];
  return [
    ...(now.shown === then.shown ? [] : (['shown'] as const)),
    ...(now.required === then.required ? [] : (['required'] as const)),
    ...(now.percent === then.percent ? [] : (['progress'] as const)),
  ];
}

const words: Partial<Record<DifferenceKind, string>> = {
  shown: 'different questions',
  required: 'different required questions',
  progress: 'different progress',
  'task-made': 'created or no longer created',
  'task-due': 'due on a different day',
  'task-completed': 'completed or removed at a different time',
  'task-expired': 'expires at a different time',
};

const isOneOf = <Value extends string>(known: { has: (value: string) => boolean }, value: unknown): value is Value =>
  typeof value === 'string' && known.has(value);

/** Returns what a case is, in words. */
export function caseWords({ timing, dispositionType }: CorpusEvent['facts']): string {
  return kindWords({
    ...(isOneOf<'at-need'>(timings, timing) ? { timing } : {}),
    ...(isOneOf<DispositionType>(dispositionTypes, dispositionType) ? { dispositionType } : {}),
  });
}

/** Runs the changed rules on a case. Returns whether each could be run. */
function countRules({ rules, triggers }: CaseScope, facts: CorpusEvent['facts'], events: readonly CorpusEvent[]): boolean {
  let areSound = true;
  for (const rule of rules) {
    if (rule.noun === 'questionGroups') {
      areSound = countRule(rule, facts) && areSound;
      continue;
    }
    // Whether a task is made is asked only after the events that its trigger waits for.
    const when = rule.path === 'condition' ? triggers.find(({ after }) => after?.id === rule.id)?.after?.when : undefined;
    const asked = events.filter(({ name }) => !when || when.includes(name)).map((event) => event.facts);
    areSound = countTriggerRule(rule, asked) && areSound;
  }
  return areSound;
}

/** Compares a case by its events, the earliest first, and adds what is found to a tally. */
export function tallyCase(tally: Tally, scope: CaseScope, events: readonly CorpusEvent[]): void {
  const facts = events.at(-1)?.facts;
  if (!facts) return;
  const { cases } = tally.counts;
  if (scope.pages && [...scope.unreadable].some((name) => Object.hasOwn(facts, name))) {
    cases.notComparable += 1;
    return;
  }
  try {
    const of = caseWords(facts);
    const pages = scope.pages ? comparePages(scope.pages, facts) : [];
    const tasks = scope.triggers.map((pair) => ({
      name: (pair.after ?? pair.before)?.name ?? '',
      kinds: compareTrigger(pair, events, scope.today),
    }));
    if (!countRules(scope, facts, events)) {
      cases.failed += 1;
      return;
    }
    const kinds = new Set([...pages, ...tasks.flatMap((each) => each.kinds)]);
    cases[kinds.size === 0 ? 'same' : 'different'] += 1;
    addKinds(tally, kinds);
    const [first] = pages;
    const ofTasks = tasks.flatMap(({ name, kinds: changed }) => changed.map((kind) => `“${name}” ${words[kind]}`));
    addAlike(tally, of, [...(first ? [words[first]] : []), ...ofTasks]);
  } catch {
    cases.failed += 1;
  }
}
