import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const informationAnswerChanged = defineEvent({
  name: 'information.answer-changed',
  version: 1,
  meaning:
    "A family's message was answered for the first time, or marked as not answered after all. The message itself says which.",
  data: lazyObject(() => ({ locationId: z.guid(), requestId: z.guid() })),
  sample: { locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01', requestId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2a10' },
});
