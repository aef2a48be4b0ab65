import * as z from 'zod';
import { decedentStatus } from '#shared/model/enumerations/case.ts';
import { handoffPurpose, handoffState } from '#shared/model/enumerations/handoff.ts';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

/** Names a hand-off, its state after this, and who hears of it: a trade company by its entry in the home’s team, `null` for the home. */
const data = () =>
  caseEventData({
    handoffId: z.guid(),
    purpose: z.enum(handoffPurpose.values),
    state: z.enum(handoffState.values),
    employeeId: z.guid().nullable(),
  });

const sample = {
  ...sampleOfCase({ decedentStatus: 'in-care' }),
  handoffId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2f01',
  purpose: 'preparation' as const,
  state: 'offered' as const,
  employeeId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2f02',
};

export const custodyHandoffOffered = defineEvent({
  name: 'custody.handoff-offered',
  version: 1,
  meaning: 'Someone offers a person in their care to the home or to a trade company, which has to accept by scanning the tag.',
  data: data(),
  sample,
});

export const custodyHandoffAccepted = defineEvent({
  name: 'custody.handoff-accepted',
  version: 1,
  meaning:
    'A hand-off was accepted, and custody passed; or someone without an account signed for it, which nobody there has confirmed.',
  data: data(),
  sample: { ...sample, state: 'accepted' as const, employeeId: null },
});

export const custodyHandoffRefused = defineEvent({
  name: 'custody.handoff-refused',
  version: 1,
  meaning: 'The receiver refused a hand-off, or the giver took it back. Nothing passed.',
  data: data(),
  sample: { ...sample, state: 'refused' as const, employeeId: null },
});

export const custodyHandoffIncomplete = defineEvent({
  name: 'custody.handoff-incomplete',
  version: 1,
  meaning:
    'A hand-off was accepted, and something of the inventory that was to come along wasn’t there. The side that took over hears of it by this event, and the other one by the acceptance.',
  data: data(),
  sample: { ...sample, state: 'accepted' as const, employeeId: null },
});

export const custodyHandoffOverdue = defineEvent({
  name: 'custody.handoff-overdue',
  version: 1,
  meaning: 'A hand-off has waited for 12 hours, and nobody accepted or refused it. There is one event for each side.',
  data: data(),
  sample,
});

export const custodyTakenBack = defineEvent({
  name: 'custody.taken-back',
  version: 1,
  meaning:
    'A correction took a person from the trade company that had them by the last hand-off. Only the home says so until the company confirms it, which is told by this event.',
  data: caseEventData({ to: z.enum(decedentStatus.values), employeeId: z.guid().nullable() }),
  sample: { ...sampleOfCase({ decedentStatus: 'in-care' }), to: 'in-care' as const, employeeId: sample.employeeId },
});
