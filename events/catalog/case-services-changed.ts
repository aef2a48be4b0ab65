import * as z from 'zod';
import { defineEvent } from './define-event.ts';

export const caseServicesChanged = defineEvent({
  name: 'case.services-changed',
  version: 1,
  meaning:
    'Display services of a case were added, removed or changed: their status, what the family may do with them, their answers.',
  data: z.strictObject({ caseId: z.guid(), locationId: z.guid(), displayServiceIds: z.array(z.guid()) }),
  sample: {
    caseId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c01',
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    displayServiceIds: ['5b1f9a34-0d2e-4c8a-a7d1-3f6e2b9c4d05'],
  },
});
