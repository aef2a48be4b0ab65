import * as z from 'zod';
import { documentType } from '#shared/model/enumerations/document.ts';
import { calendarDate } from '#shared/values/schemas.ts';
import { caseEventData, sampleOfCase, withChoice } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const permitIssued = defineEvent({
  name: 'permit.issued',
  version: 1,
  meaning: 'A permit for the disposition of a case was issued.',
  data: caseEventData({ kind: z.enum(documentType.values), issuedOn: calendarDate }),
  sample: {
    ...sampleOfCase({ issuedPermits: ['burial-transit-permit'] }),
    kind: 'burial-transit-permit',
    issuedOn: '2026-05-17',
  },
  sets: ['issuedPermits'],
  moves: (facts, { kind }) => withChoice(facts, 'issuedPermits', kind),
});
