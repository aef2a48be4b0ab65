import * as z from 'zod';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid } from '#shared/values/schemas.ts';
import { defineEvent } from './define-event.ts';

export const catalogImportUploaded = defineEvent({
  name: 'catalog-import.uploaded',
  version: 1,
  meaning: 'An administrator sent a file with entries of the catalog, and wants to know what it would change.',
  data: lazyObject(() => ({ importId: guid, noun: z.enum(nounNames) })),
  sample: { importId: '0195c0de-0000-7000-8000-0000000000a1', noun: 'items' },
});
