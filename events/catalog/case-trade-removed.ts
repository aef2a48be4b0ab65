import * as z from 'zod';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const caseTradeRemoved = defineEvent({
  name: 'case.trade-removed',
  version: 1,
  meaning: 'A trade company was removed from a case.',
  data: caseEventData({ employeeId: z.guid() }),
  sample: {
    ...sampleOfCase(),
    employeeId: '5b1f9a34-0d2e-4c8a-a7d1-3f6e2b9c4d05',
  },
});
