import * as z from 'zod';
import { calendarDate } from '#shared/values/schemas.ts';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const serviceScheduled = defineEvent({
  name: 'service.scheduled',
  version: 1,
  meaning:
    "A ceremony of a case got a day, or another day; `firstServiceOn` is the day of the earliest ceremony, by the home's calendar.",
  data: caseEventData({ serviceId: z.guid(), firstServiceOn: calendarDate }),
  sample: {
    ...sampleOfCase({ serviceStartsOn: '2026-05-22' }),
    serviceId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2f01',
    firstServiceOn: '2026-05-22',
  },
  sets: ['serviceStartsOn'],
  moves: (facts, { firstServiceOn }) => ({ ...facts, serviceStartsOn: firstServiceOn }),
});
