import * as z from 'zod';
import { defineEvent } from './define-event.ts';

export const caseTypeChanged = defineEvent({
  name: 'case.type-changed',
  version: 1,
  meaning: 'It was said anew when the funeral is needed; a pre-need case turned at-need is among these.',
  data: z.strictObject({ caseId: z.guid(), locationId: z.guid(), from: z.string(), to: z.string() }),
  sample: {
    caseId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c01',
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    from: 'pre-need',
    to: 'at-need',
  },
});
