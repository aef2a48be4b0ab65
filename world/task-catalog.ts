import type { LogicRule } from '#shared/model/logic-rule.ts';
import type { TaskCategory, TaskTrigger } from '#shared/model/task.ts';
import { taskCategories } from './data/task-categories.ts';
import { all, is, not, oneOf, type TaskTriggerFacts } from './data/task-trigger-facts.ts';
import { taskTriggers } from './data/task-triggers.ts';
import { idOf } from './ids.ts';

/** Joins the given rules, all of which have to be true. */
const together = (...rules: readonly (LogicRule | undefined)[]): LogicRule => {
  const there = rules.filter((rule) => rule !== undefined);
  return there.length === 1 ? (there[0] as LogicRule) : all(...there);
};

function rulesOf({ status = 'active', timing = ['at-need'], needs, if: starting, done, evenCancelled }: TaskTriggerFacts) {
  const ofStatus = typeof status === 'string' ? is('caseStatus', status) : oneOf('caseStatus', status);
  const inOpenCase = evenCancelled ? undefined : not(is('caseStatus', 'cancelled'));
  const ofTiming = timing === 'any' ? undefined : oneOf('timing', timing);
  const always = [inOpenCase, ofTiming, needs].every((rule) => rule === undefined);
  return {
    condition: together(ofStatus, ofTiming, needs, starting),
    ...(always ? {} : { appliesWhen: together(inOpenCase, ofTiming, needs) }),
    ...(done === undefined ? {} : { completeWhen: done }),
  };
}

const triggerOf = (facts: TaskTriggerFacts, nth: number): TaskTrigger => ({
  id: idOf('task-trigger', facts.name),
  name: facts.name,
  ...(facts.familyName ? { familyName: facts.familyName } : {}),
  description: facts.description ?? '',
  taskCategoryId: idOf('task-category', facts.category),
  manualCompleteOnly: facts.onlyBy === 'hand',
  actionType: facts.opens || facts.assigns ? 'url' : 'none',
  ...(facts.assigns ? { actionTargetUrl: '/', actionElement: 'assign' } : {}),
  ...(facts.opens ? { actionTargetUrl: facts.opens, page: facts.opens } : {}),
  ...(facts.files ? { actionElement: facts.files } : {}),
  access: facts.access ?? 'staff-only',
  isExpirable: facts.expires ?? false,
  due: facts.due,
  when: [...facts.when],
  ...rulesOf(facts),
  repeats: facts.repeats ?? false,
  isActive: true,
  sortOrder: (nth + 1) * 10,
});

/** What administrators maintain about tasks: their kinds, and what makes them. */
export type TaskCatalog = { taskCategories: TaskCategory[]; taskTriggers: TaskTrigger[] };

/** Returns the kinds of tasks and the triggers that every home starts with, as the model has them, the same every time. */
export const taskCatalog = (): TaskCatalog => ({
  taskCategories: taskCategories.map(({ key, name, ...more }, sortOrder) => ({
    id: idOf('task-category', key),
    name,
    isForTrade: 'isForTrade' in more,
    sortOrder,
  })),
  taskTriggers: taskTriggers.map(triggerOf),
});
