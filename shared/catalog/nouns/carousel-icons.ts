import { carouselIconSchema } from '#shared/model/carousel-icon.ts';
import { active, defineNoun } from '../noun.ts';

export const carouselIcons = defineNoun({
  name: 'carouselIcons',
  one: 'carousel icon',
  many: 'carousel icons',
  columns: ['path', 'carouselId', 'description'],
  filters: ['carouselId', 'isActive'],
  schema: carouselIconSchema,
  reaches: [],
  isOnlyOfCatalog: true,
  nameOf: ({ name }) => name,
  wordsOf: ({ description }) => [description],
  order: { place: 'sortOrder', within: 'carouselId' },
  words: {
    carouselId: { label: 'List', hint: 'The icons of a list are offered together.' },
    name: 'Name',
    description: 'Description',
    path: { label: 'Picture', isPicture: true },
    isActive: active,
  },
  hidden: ['id', 'sortOrder'],
});
