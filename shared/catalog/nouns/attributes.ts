import { merchandiseAttributeSchema } from '#shared/model/merchandise.ts';
import { itemsByValueIn } from '../item-counts.ts';
import { defineNoun } from '../noun.ts';

export const attributes = defineNoun({
  name: 'attributes',
  one: 'attribute',
  many: 'attributes',
  columns: ['itemCategoryId', 'values', 'isFilter'],
  filters: ['itemCategoryId', 'isFilter'],
  tally: { label: 'Items', one: 'item', many: 'items', none: 'No items', of: itemsByValueIn },
  schema: merchandiseAttributeSchema,
  reaches: [],
  isOnlyOfCatalog: true,
  nameOf: ({ name }) => name,
  naturalKey: ['itemCategoryId', 'name'],
  wordsOf: ({ values }) => values,
  references: [
    { path: ['itemCategoryId'], noun: 'itemCategories', retiring: 'keeps' },
    { path: ['attributeGroupId'], noun: 'attributeGroups', retiring: 'drops' },
  ],
  order: { place: 'sortOrder', within: 'itemCategoryId' },
  faultsIn: (all) =>
    all.flatMap(({ id, values }) => {
      const names = values.map((value) => value.toLowerCase());
      const twice = values.find((_, at) => names.indexOf(names[at] ?? '') < at);
      return twice === undefined ? [] : [{ id, path: ['values'], message: `“${twice}” is there twice. Remove one of them.` }];
    }),
  words: {
    name: { label: 'Name', hint: 'Includes any unit, such as Width (inches).' },
    itemCategoryId: 'Category',
    attributeGroupId: { label: 'Group', hint: 'Attributes of a group are shown together.' },
    values: 'Values',
    isFilter: 'Families can filter by it',
  },
});
