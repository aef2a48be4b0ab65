import * as z from 'zod';
import { identificationKind } from '#shared/model/enumerations/custody.ts';
import { calendarDate } from '#shared/values/schemas.ts';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const identityVerified = defineEvent({
  name: 'identity.verified',
  version: 1,
  meaning:
    "Someone closed the page of a decedent's identification, which confirms who it is. `verifiedOn` is the day by the home's calendar.",
  data: caseEventData({ kind: z.enum(identificationKind.values), verifiedOn: calendarDate }),
  sample: {
    ...sampleOfCase({ decedentStatus: 'in-care', identityVerifiedOn: '2026-05-13' }),
    kind: 'viewing',
    verifiedOn: '2026-05-13',
  },
  sets: ['identityVerifiedOn'],
  moves: (facts, { verifiedOn }) => ({ ...facts, identityVerifiedOn: verifiedOn }),
});
