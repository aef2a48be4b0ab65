import * as z from 'zod';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const caseTypeChanged = defineEvent({
  name: 'case.type-changed',
  version: 1,
  meaning: 'It was said anew when the funeral is needed; a pre-need case turned at-need is among these.',
  data: caseEventData({ from: z.string(), to: z.string() }),
  sample: {
    ...sampleOfCase({ timing: 'at-need' }),
    from: 'pre-need',
    to: 'at-need',
  },
});
