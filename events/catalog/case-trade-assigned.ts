import * as z from 'zod';
import { defineEvent } from './define-event.ts';

export const caseTradeAssigned = defineEvent({
  name: 'case.trade-assigned',
  version: 1,
  meaning: 'A trade company of the home is to work on a case.',
  data: z.strictObject({ caseId: z.guid(), locationId: z.guid(), employeeId: z.guid() }),
  sample: {
    caseId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c01',
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    employeeId: '5b1f9a34-0d2e-4c8a-a7d1-3f6e2b9c4d05',
  },
});
