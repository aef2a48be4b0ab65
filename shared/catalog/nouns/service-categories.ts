import { serviceCategorySchema } from '#shared/model/service.ts';
import { active, defineNoun } from '../noun.ts';

export const serviceCategories = defineNoun({
  name: 'serviceCategories',
  one: 'service category',
  many: 'service categories',
  columns: ['description'],
  filters: ['isActive'],
  schema: serviceCategorySchema,
  reaches: ['prints'],
  nameOf: ({ name }) => name,
  naturalKey: ['name'],
  wordsOf: ({ description }) => [description],
  order: { place: 'sortOrder' },
  words: { name: 'Name', description: 'Description', isActive: active },
});
