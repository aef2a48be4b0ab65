import * as z from 'zod';
import { decedentStatus } from '#shared/model/enumerations/case.ts';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const gatePassedOver = defineEvent({
  name: 'gate.passed-over',
  version: 1,
  meaning:
    'A correction set a status of care although something was missing that its act needs, which can’t be undone. `missing` says what, in the words of the checklist.',
  data: caseEventData({ act: z.string().max(40), to: z.enum(decedentStatus.values), missing: z.string().min(1).max(200) }),
  sample: {
    ...sampleOfCase({ decedentStatus: 'cremated-remains-in-care', dispositionType: 'cremation' }),
    act: 'cremation',
    to: 'cremated-remains-in-care',
    missing: 'Authorization, Waiting time',
  },
});
