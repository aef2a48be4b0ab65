import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const arrangementLinked = defineEvent({
  name: 'arrangement.linked',
  version: 1,
  meaning: 'A plan that a browser kept now belongs to an account.',
  data: lazyObject(() => ({ accountId: z.guid(), arrangementId: z.guid() })),
  sample: {
    accountId: '5d1a4c5e-7a1a-4a44-8f5a-2d2a8f0e9b11',
    arrangementId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c01',
  },
});
