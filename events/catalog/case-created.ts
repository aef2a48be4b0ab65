import * as z from 'zod';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const caseCreated = defineEvent({
  name: 'case.created',
  version: 1,
  meaning: 'A home opened a case: for a first call, a plan that a family sent, or a pre-need plan.',
  data: caseEventData({ newCaseOptions: z.string() }),
  sample: {
    ...sampleOfCase(),
    newCaseOptions: 'first-call',
  },
});
