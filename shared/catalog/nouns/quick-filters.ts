import { quickFilterSchema } from '#shared/model/merchandise.ts';
import { matchesIn } from '../item-counts.ts';
import { defineNoun } from '../noun.ts';

export const quickFilters = defineNoun({
  name: 'quickFilters',
  one: 'quick filter',
  many: 'quick filters',
  columns: ['itemCategoryId', 'attributes'],
  filters: ['itemCategoryId'],
  tally: { label: 'Matches now', one: 'item', many: 'items', none: 'Matches nothing', of: matchesIn },
  schema: quickFilterSchema,
  reaches: [],
  isOnlyOfCatalog: true,
  nameOf: ({ name }) => name,
  naturalKey: ['itemCategoryId', 'name'],
  wordsOf: ({ attributes }) => attributes.flatMap(({ values }) => values),
  references: [
    { path: ['itemCategoryId'], noun: 'itemCategories', retiring: 'keeps' },
    { path: ['attributes', '*', 'attributeId'], noun: 'attributes', retiring: 'refuses' },
  ],
  order: { place: 'sortOrder', within: 'itemCategoryId' },
  words: {
    name: 'Name',
    itemCategoryId: 'Category',
    attributes: { label: 'Attributes', hint: 'An item matches if it has one of the values of every attribute.' },
    'attributes.attributeId': 'Attribute',
    'attributes.values': 'Values',
  },
});
