import { quickFilterSchema } from '#shared/model/merchandise.ts';
import { defineNoun } from '../noun.ts';

export const quickFilters = defineNoun({
  name: 'quickFilters',
  one: 'quick filter',
  many: 'quick filters',
  schema: quickFilterSchema,
  nameOf: ({ name }) => name,
  wordsOf: ({ attributes }) => attributes.flatMap(({ values }) => values),
  references: [
    { path: ['itemCategoryId'], noun: 'itemCategories' },
    { path: ['attributes', '*', 'attributeId'], noun: 'attributes' },
  ],
  words: {
    name: 'Name',
    itemCategoryId: 'Category',
    attributes: { label: 'Attributes', hint: 'An item matches if it has one of the values of every attribute.' },
    'attributes.attributeId': 'Attribute',
    'attributes.values': 'Values',
  },
});
