import { merchandiseCategoryKind, merchandisePage } from '#shared/model/enumerations/merchandise.ts';
import { gplLine } from '#shared/model/enumerations/pricing.ts';
import { merchandiseCategorySchema } from '#shared/model/merchandise.ts';
import { active, defineNoun } from '../noun.ts';

export const itemCategories = defineNoun({
  name: 'itemCategories',
  one: 'item category',
  many: 'item categories',
  schema: merchandiseCategorySchema,
  nameOf: ({ name }) => name,
  wordsOf: ({ description }) => [description],
  words: {
    name: 'Name',
    description: 'Description',
    kind: { label: 'Kind', choices: merchandiseCategoryKind },
    pages: { label: 'Pages of the planner', choices: merchandisePage },
    gplLine: { label: 'Line of the General Price List', choices: gplLine },
    image: { label: 'Picture', isPicture: true },
    isActive: active,
  },
});
