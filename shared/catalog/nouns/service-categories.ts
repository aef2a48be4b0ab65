import { serviceCategorySchema } from '#shared/model/service.ts';
import { active, defineNoun } from '../noun.ts';

export const serviceCategories = defineNoun({
  name: 'serviceCategories',
  one: 'service category',
  many: 'service categories',
  schema: serviceCategorySchema,
  nameOf: ({ name }) => name,
  wordsOf: ({ description }) => [description],
  words: { name: 'Name', description: 'Description', isActive: active },
});
