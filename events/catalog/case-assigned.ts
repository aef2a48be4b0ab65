import * as z from 'zod';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const caseAssigned = defineEvent({
  name: 'case.assigned',
  version: 1,
  meaning: 'A case was assigned to a member of the home, or to nobody.',
  data: caseEventData({ employeeId: z.guid().nullable() }),
  sample: {
    ...sampleOfCase({ isAssigned: true }),
    employeeId: '5b1f9a34-0d2e-4c8a-a7d1-3f6e2b9c4d05',
  },
});
