import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, requiredLine } from '#shared/values/schemas.ts';
import { defineNoun } from '../noun.ts';

export const documentCategories = defineNoun({
  name: 'documentCategories',
  one: 'document category',
  many: 'document categories',
  schema: lazyObject(() => ({ id: guid, name: requiredLine(120), sortOrder: z.int().min(0).default(0) })),
  reaches: [],
  screen: { path: '/System/SystemTemplateDocumentCategories', title: 'Document categories', group: 'papers' },
  order: { place: 'sortOrder' },
  nameOf: ({ name }) => name,
  words: { name: 'Name' },
});
