import * as z from 'zod';
import { defineEvent } from './define-event.ts';

export const decedentStatusChanged = defineEvent({
  name: 'decedent.status-changed',
  version: 1,
  meaning: "Where a decedent is in the home's care was recorded, or corrected.",
  data: z.strictObject({ caseId: z.guid(), locationId: z.guid(), from: z.string(), to: z.string(), isCorrection: z.boolean() }),
  sample: {
    caseId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c01',
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    from: 'out-for-pickup',
    to: 'in-care',
    isCorrection: false,
  },
});
