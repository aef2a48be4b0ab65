import { calendarDate } from '#shared/values/schemas.ts';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const permitsCompleted = defineEvent({
  name: 'permits.completed',
  version: 1,
  meaning: "Every permit that the disposition of a case needs has been issued; `completedOn` is the day by the home's calendar.",
  data: caseEventData({ completedOn: calendarDate }),
  sample: {
    ...sampleOfCase({ issuedPermits: ['burial-transit-permit', 'cremation-permit'], permitsCompletedOn: '2026-05-18' }),
    completedOn: '2026-05-18',
  },
  sets: ['permitsCompletedOn'],
  moves: (facts, { completedOn }) => ({ ...facts, permitsCompletedOn: completedOn }),
});
