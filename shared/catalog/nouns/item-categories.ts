import { merchandiseCategoryKind, merchandisePage } from '#shared/model/enumerations/merchandise.ts';
import { gplLine } from '#shared/model/enumerations/pricing.ts';
import { merchandiseCategorySchema } from '#shared/model/merchandise.ts';
import { active, defineNoun } from '../noun.ts';

export const itemCategories = defineNoun({
  name: 'itemCategories',
  one: 'item category',
  many: 'item categories',
  columns: ['kind', 'pages', 'gplLine'],
  filters: ['kind', 'pages', 'gplLine', 'isActive'],
  schema: merchandiseCategorySchema,
  reaches: ['prices', 'prints'],
  nameOf: ({ name }) => name,
  naturalKey: ['name'],
  wordsOf: ({ description }) => [description],
  order: { place: 'sortOrder' },
  words: {
    name: 'Name',
    description: 'Description',
    kind: { label: 'Kind', choices: merchandiseCategoryKind },
    pages: { label: 'Pages of the planner', choices: merchandisePage },
    gplLine: { label: 'Line of the General Price List', choices: gplLine },
    isRental: 'Lent for a viewing, not sold',
    image: { label: 'Picture', isPicture: true },
    isActive: active,
  },
});
