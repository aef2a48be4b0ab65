import * as z from 'zod';
import { defineEvent } from './define-event.ts';

export const caseDetailsChanged = defineEvent({
  name: 'case.details-changed',
  version: 1,
  meaning: 'Answers of a case were saved; `identifiers` names which, and not what they say.',
  data: z.strictObject({ caseId: z.guid(), locationId: z.guid(), identifiers: z.array(z.string()) }),
  sample: {
    caseId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c01',
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    identifiers: ['dispositionType'],
  },
});
