import * as z from 'zod';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const caseCreated = defineEvent({
  name: 'case.created',
  version: 1,
  meaning: 'A case was opened at a home: of a first call, of a plan that a family sent, or of a pre-need plan.',
  data: caseEventData({ newCaseOptions: z.string() }),
  sample: {
    ...sampleOfCase(),
    newCaseOptions: 'first-call',
  },
});
