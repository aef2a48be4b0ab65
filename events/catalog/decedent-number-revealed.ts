import * as z from 'zod';
import { revealReason } from '#shared/model/enumerations/reveal-reason.ts';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const decedentNumberRevealed = defineEvent({
  name: 'decedent.number-revealed',
  version: 1,
  meaning:
    'A staff member viewed the whole Social Security number of a decedent. The event says why, and contains no part of the number.',
  data: caseEventData({ reason: z.enum(revealReason.values) }),
  sample: { ...sampleOfCase({ socialSecurityNumber: true }), reason: 'death-certificate' },
});
