import * as z from 'zod';
import { calendarDate } from '#shared/values/schemas.ts';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const casePlanReceived = defineEvent({
  name: 'case.plan-received',
  version: 1,
  meaning:
    "A plan that a family sent reached its case, for the first time or again (`isAgain`); `receivedOn` is the day by the home's calendar.",
  data: caseEventData({
    arrangementId: z.guid(),
    submissionId: z.guid(),
    receivedOn: calendarDate,
    isAgain: z.literal(true).optional(),
  }),
  sample: {
    ...sampleOfCase({ planReceivedOn: '2026-05-12' }),
    arrangementId: '3c8e2f1a-4b5d-4c6e-8f70-91a2b3c4d5e6',
    submissionId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2a11',
    receivedOn: '2026-05-12',
  },
  sets: ['planReceivedOn'],
  moves: (facts, { receivedOn }) => ({ ...facts, planReceivedOn: receivedOn }),
});
