import { taskCategorySchema } from '#shared/model/task.ts';
import { defineNoun } from '../noun.ts';

export const taskCategories = defineNoun({
  name: 'taskCategories',
  one: 'task category',
  many: 'task categories',
  columns: ['isForTrade'],
  filters: ['isForTrade'],
  schema: taskCategorySchema,
  reaches: [],
  nameOf: ({ name }) => name,
  naturalKey: ['name'],
  order: { place: 'sortOrder' },
  words: {
    name: 'Name',
    isForTrade: { label: 'For trade companies', hint: 'They see the tasks of this kind in the cases that they work on.' },
  },
});
