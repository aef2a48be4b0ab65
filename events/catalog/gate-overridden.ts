import * as z from 'zod';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const gateOverridden = defineEvent({
  name: 'gate.overridden',
  version: 1,
  meaning:
    'Two people decided to go on without something that an act needs which can’t be undone. `line` names it, `decidedBy` their accounts.',
  data: caseEventData({ act: z.string().max(40), line: z.string().max(20), decidedBy: z.array(z.guid()).length(2) }),
  sample: {
    ...sampleOfCase({ decedentStatus: 'in-care', dispositionType: 'cremation' }),
    act: 'cremation',
    line: 'E',
    decidedBy: ['018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2a01', '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2a02'],
  },
});
