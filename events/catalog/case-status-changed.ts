import * as z from 'zod';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const caseStatusChanged = defineEvent({
  name: 'case.status-changed',
  version: 1,
  meaning: 'A case moved from one status to another.',
  data: caseEventData({ from: z.string(), to: z.string() }),
  sample: {
    ...sampleOfCase(),
    from: 'lead',
    to: 'active',
  },
});
