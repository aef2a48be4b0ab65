import * as z from 'zod';
import { calendarDate, signedCents } from '#shared/values/schemas.ts';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const contractAmended = defineEvent({
  name: 'contract.amended',
  version: 1,
  meaning:
    "Another version of a signed contract is in force: everyone has signed an amendment, or actual charges were entered. `amendedOn` is the day by the home's calendar, and `differenceCents` what the total changed by.",
  data: caseEventData({ number: z.int().min(2), amendedOn: calendarDate, differenceCents: signedCents }),
  sample: {
    ...sampleOfCase({ contractSignedOn: '2026-05-14' }),
    number: 2,
    amendedOn: '2026-05-20',
    differenceCents: -12_500,
  },
});
