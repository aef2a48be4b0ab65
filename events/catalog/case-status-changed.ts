import * as z from 'zod';
import { defineEvent } from './define-event.ts';

export const caseStatusChanged = defineEvent({
  name: 'case.status-changed',
  version: 1,
  meaning: 'A case went from one status to another.',
  data: z.strictObject({ caseId: z.guid(), locationId: z.guid(), from: z.string(), to: z.string() }),
  sample: {
    caseId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c01',
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    from: 'lead',
    to: 'active',
  },
});
