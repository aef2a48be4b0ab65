import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const arrangementSubmitted = defineEvent({
  name: 'arrangement.submitted',
  version: 1,
  meaning: 'A family sent its plan to the home. A copy of what was sent is kept beside the plan; the event names it.',
  data: lazyObject(() => ({ arrangementId: z.guid(), locationId: z.guid(), submissionId: z.guid() })),
  sample: {
    arrangementId: '3c8e2f1a-4b5d-4c6e-8f70-91a2b3c4d5e6',
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    submissionId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2a11',
  },
});
