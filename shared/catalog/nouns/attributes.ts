import { merchandiseAttributeSchema } from '#shared/model/merchandise.ts';
import { defineNoun } from '../noun.ts';

export const attributes = defineNoun({
  name: 'attributes',
  one: 'attribute',
  many: 'attributes',
  schema: merchandiseAttributeSchema,
  nameOf: ({ name }) => name,
  wordsOf: ({ values }) => values,
  references: [{ path: ['itemCategoryId'], noun: 'itemCategories' }],
  words: {
    name: { label: 'Name', hint: 'Includes any unit, such as Width (inches).' },
    itemCategoryId: 'Category',
    values: 'Values',
    isFilter: 'Families can filter by it',
  },
  hidden: ['id', 'sortOrder', 'attributeGroupId'],
});
