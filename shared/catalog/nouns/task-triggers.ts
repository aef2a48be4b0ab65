import { decedentStatus } from '#shared/model/enumerations/case.ts';
import { taskAccess, taskActionType } from '#shared/model/enumerations/task.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import { rulesOfTaskTrigger } from '#shared/model/rules-of.ts';
import { type TaskTrigger, taskTriggerSchema } from '#shared/model/task.ts';
import { savedTaskTriggerSchema } from '#shared/tasks/saved-task-trigger.ts';
import { defineNoun, type FaultInNoun } from '../noun.ts';
import { isRetired } from '../retired.ts';

/** What a due day may be counted from. */
const dueFrom = {
  options: [
    { id: 'event', text: 'The event' },
    { id: 'date', text: 'A date of the case' },
    { id: 'gate', text: 'A step of care' },
  ],
};

/** Returns what keeps triggers from running: unknown events, facts that no case has, tasks that would be made forever. Retired triggers don't run. */
function triggerFaults(triggers: readonly TaskTrigger[], groups: readonly QuestionGroup[]): FaultInNoun[] {
  const schema = savedTaskTriggerSchema(groups.filter(({ kind }) => kind === 'case').flatMap(({ questions }) => questions));
  const running = triggers.filter((trigger) => !isRetired(trigger));
  return running.flatMap((trigger) =>
    (schema.safeParse(trigger).error?.issues ?? []).map(({ path, message }) => ({
      id: trigger.id,
      path: path as FaultInNoun['path'],
      message,
    })),
  );
}

export const taskTriggers = defineNoun({
  name: 'taskTriggers',
  one: 'task trigger',
  many: 'task triggers',
  columns: ['when', 'condition', 'due', 'completeWhen'],
  filters: ['taskCategoryId', 'access', 'isActive'],
  sections: [
    { title: 'The task', fields: ['name', 'familyName', 'description', 'taskCategoryId', 'access', 'isActive'] },
    { title: 'When it’s made', fields: ['when', 'condition', 'repeats'] },
    {
      title: 'When it’s due, and when it’s done',
      fields: ['due', 'completeWhen', 'appliesWhen', 'manualCompleteOnly', 'isExpirable'],
    },
    { title: 'Where it’s done', fields: ['actionType', 'actionTargetUrl', 'actionElement', 'page'] },
  ],
  schema: taskTriggerSchema,
  reaches: ['triggers'],
  isOnlyOfCatalog: true,
  nameOf: ({ name }) => name,
  wordsOf: ({ familyName = '', description, when }) => [familyName, description, ...when],
  references: [{ path: ['taskCategoryId'], noun: 'taskCategories', retiring: 'refuses' }],
  rulesOf: rulesOfTaskTrigger,
  namesIn: ({ due }) => (due.from === 'date' ? [{ path: ['due', 'identifier'], identifier: due.identifier }] : []),
  faultsIn: (triggers, { questionGroups }) => triggerFaults(triggers, questionGroups as readonly QuestionGroup[]),
  order: { place: 'sortOrder' },
  words: {
    name: 'Task',
    familyName: { label: 'Task as the family reads it', hint: 'Its name, unless you write it in the family’s words.' },
    description: 'Description',
    taskCategoryId: 'Category',
    when: { label: 'Events', hint: 'The task is made after any of them.' },
    condition: { label: 'Made', hint: 'After each of its events, unless a rule says when.' },
    repeats: { label: 'Made again by each event', hint: 'Otherwise, a case gets the task once.' },
    due: 'Due',
    'due.from': { label: 'Counted from', choices: dueFrom },
    'due.days': 'Days after that, or before it with a minus sign',
    'due.identifier': 'Date of the case',
    'due.before': { label: 'Before care reaches', choices: decedentStatus },
    completeWhen: { label: 'Done', hint: 'By hand, unless a rule says when it’s done.' },
    appliesWhen: { label: 'Needed', hint: 'Always, unless a rule says when. The task is removed while it isn’t needed.' },
    manualCompleteOnly: 'Done by hand only',
    isExpirable: 'Expires after its day',
    access: { label: 'Who does it', choices: taskAccess },
    actionType: { label: 'Its button', choices: taskActionType },
    actionTargetUrl: { label: 'Page that its button opens', hint: 'A page of a case, such as case-details.' },
    actionElement: 'Part of that page',
    page: { label: 'Screen that lists it, too' },
    isActive: { label: 'In use', hint: 'When this is off, no case gets the task anymore.' },
  },
});
