import { calendarDate } from '#shared/values/schemas.ts';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const certificateWorksheetCompleted = defineEvent({
  name: 'certificate.worksheet-completed',
  version: 1,
  meaning:
    "The informant has provided everything that the death certificate asks for; `completedOn` is the day by the home's calendar.",
  data: caseEventData({ completedOn: calendarDate }),
  sample: { ...sampleOfCase({ deathCertificateWorksheetCompletedOn: '2026-05-13' }), completedOn: '2026-05-13' },
  sets: ['deathCertificateWorksheetCompletedOn'],
  moves: (facts, { completedOn }) => ({ ...facts, deathCertificateWorksheetCompletedOn: completedOn }),
});
