import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const arrangementStarted = defineEvent({
  name: 'arrangement.started',
  version: 1,
  meaning:
    "A plan at a home was saved for the first time. No call raises it: saving a plan stays one write, and the table's stream makes the event from the new item.",
  data: lazyObject(() => ({ arrangementId: z.guid(), locationId: z.guid() })),
  sample: { arrangementId: '3c8e2f1a-4b5d-4c6e-8f70-91a2b3c4d5e6', locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01' },
});
