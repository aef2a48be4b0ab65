import * as z from 'zod';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const catalogPublished = defineEvent({
  name: 'catalog.published',
  version: 1,
  meaning: 'Administrators published a release of the catalog: some of its nouns are different from now on.',
  data: lazyObject(() => ({ release: z.int().min(1), nouns: z.array(z.enum(nounNames)).min(1) })),
  sample: { release: 2, nouns: ['services'] },
});
