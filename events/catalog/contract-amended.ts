import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
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

export const statementGiven = defineEvent({
  name: 'contract.statement-given',
  version: 1,
  meaning:
    'The home recorded that the family was given version `number` of its contract: by email, which this sends, or, for actual charges, in any way.',
  data: lazyObject(() => ({ locationId: z.guid(), caseId: z.guid(), number: z.int().min(1) })),
  sample: {
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    caseId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c01',
    number: 2,
  },
});
