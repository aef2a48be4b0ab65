import { carouselIconSchema } from '#shared/model/carousel-icon.ts';
import { active, defineNoun } from '../noun.ts';

export const carouselIcons = defineNoun({
  name: 'carouselIcons',
  one: 'carousel icon',
  many: 'carousel icons',
  schema: carouselIconSchema,
  nameOf: ({ name }) => name,
  wordsOf: ({ description }) => [description],
  words: {
    name: 'Name',
    description: 'Description',
    path: { label: 'Picture', isPicture: true },
    isActive: active,
  },
  hidden: ['id', 'sortOrder', 'carouselId'],
});
