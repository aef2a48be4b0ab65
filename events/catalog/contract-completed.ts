import { calendarDate } from '#shared/values/schemas.ts';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const contractCompleted = defineEvent({
  name: 'contract.completed',
  version: 1,
  meaning: "Everything that the contract of a case lists was provided; `completedOn` is the day by the home's calendar.",
  data: caseEventData({ completedOn: calendarDate }),
  sample: { ...sampleOfCase({ contractSignedOn: '2026-05-14', contractCompletedOn: '2026-05-25' }), completedOn: '2026-05-25' },
  sets: ['contractCompletedOn'],
  moves: (facts, { completedOn }) => ({ ...facts, contractCompletedOn: completedOn }),
});
