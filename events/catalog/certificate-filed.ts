import { calendarDate } from '#shared/values/schemas.ts';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const certificateFiled = defineEvent({
  name: 'certificate.filed',
  version: 1,
  meaning: "The death certificate was filed; `filedOn` is the day by the home's calendar.",
  data: caseEventData({ filedOn: calendarDate }),
  sample: {
    ...sampleOfCase({ deathCertificateWorksheetCompletedOn: '2026-05-13', deathCertificateFiledOn: '2026-05-16' }),
    filedOn: '2026-05-16',
  },
  sets: ['deathCertificateFiledOn'],
  moves: (facts, { filedOn }) => ({ ...facts, deathCertificateFiledOn: filedOn }),
});
