import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const arrangementDetached = defineEvent({
  name: 'arrangement.detached',
  version: 1,
  meaning:
    'The person who was emailed a planning link started a separate plan, because the link’s plan is in someone else’s account. The account keeps that plan; it no longer belongs to the case.',
  data: lazyObject(() => ({ accountId: z.guid(), arrangementId: z.guid() })),
  sample: {
    accountId: '5d1a4c5e-7a1a-4a44-8f5a-2d2a8f0e9b11',
    arrangementId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c01',
  },
});
