import * as z from 'zod';
import { calendarDate } from '#shared/values/schemas.ts';
import { caseEventData, onceOn, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const contactFirstMet = defineEvent({
  name: 'contact.first-met',
  version: 1,
  meaning: "A member of the family met the home in person for the first time; `metOn` is the day by the home's calendar.",
  data: caseEventData({ contactId: z.guid(), metOn: calendarDate }),
  sample: {
    ...sampleOfCase({ firstMetOn: '2026-05-12' }),
    contactId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c71',
    metOn: '2026-05-12',
  },
  sets: ['firstMetOn'],
  moves: (facts, { metOn }) => onceOn(facts, 'firstMetOn', metOn),
});
