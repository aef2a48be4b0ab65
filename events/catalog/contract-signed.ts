import { calendarDate } from '#shared/values/schemas.ts';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const contractSigned = defineEvent({
  name: 'contract.signed',
  version: 1,
  meaning: "Everyone who has to sign the contract of a case has signed it; `signedOn` is the day by the home's calendar.",
  data: caseEventData({ signedOn: calendarDate }),
  sample: { ...sampleOfCase({ contractSignedOn: '2026-05-14' }), signedOn: '2026-05-14' },
  sets: ['contractSignedOn'],
  moves: (facts, { signedOn }) => ({ ...facts, contractSignedOn: signedOn }),
});
