import { decedentStatus } from '#shared/model/enumerations/case.ts';
import { taskAccess, taskActionType } from '#shared/model/enumerations/task.ts';
import { rulesOfTaskTrigger } from '#shared/model/rules-of.ts';
import { taskTriggerSchema } from '#shared/model/task.ts';
import { active, defineNoun } from '../noun.ts';

/** What a due day may be counted from. */
const dueFrom = {
  options: [
    { id: 'event', text: 'The event' },
    { id: 'date', text: 'A date of the case' },
    { id: 'gate', text: 'A step of care' },
  ],
};

export const taskTriggers = defineNoun({
  name: 'taskTriggers',
  one: 'task trigger',
  many: 'task triggers',
  schema: taskTriggerSchema,
  nameOf: ({ name }) => name,
  wordsOf: ({ description, when }) => [description, ...when],
  references: [{ path: ['taskCategoryId'], noun: 'taskCategories' }],
  rulesOf: rulesOfTaskTrigger,
  words: {
    name: 'Task',
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
    isActive: active,
  },
});
