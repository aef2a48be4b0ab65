import { taskCategorySchema } from '#shared/model/task.ts';
import { defineNoun } from '../noun.ts';

export const taskCategories = defineNoun({
  name: 'taskCategories',
  one: 'task category',
  many: 'task categories',
  schema: taskCategorySchema,
  nameOf: ({ name }) => name,
  words: {
    name: 'Name',
    isForTrade: { label: 'For trade companies', hint: 'They see the tasks of this kind in the cases that they work on.' },
  },
});
