import * as z from 'zod';
import { defineEvent } from './define-event.ts';

export const decedentChanged = defineEvent({
  name: 'decedent.changed',
  version: 1,
  meaning: 'Something was changed of what is known of the decedent: a name, a date, where they lived.',
  data: z.strictObject({ caseId: z.guid(), locationId: z.guid() }),
  sample: {
    caseId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c01',
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
  },
});
