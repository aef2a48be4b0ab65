import * as z from 'zod';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const caseTradeAssigned = defineEvent({
  name: 'case.trade-assigned',
  version: 1,
  meaning: 'A trade company of the home was assigned to a case.',
  data: caseEventData({ employeeId: z.guid() }),
  sample: {
    ...sampleOfCase(),
    employeeId: '5b1f9a34-0d2e-4c8a-a7d1-3f6e2b9c4d05',
  },
});
