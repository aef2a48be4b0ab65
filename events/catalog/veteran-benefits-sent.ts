import { calendarDate } from '#shared/values/schemas.ts';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const veteranBenefitsSent = defineEvent({
  name: 'veteran.benefits-sent',
  version: 1,
  meaning: "The family of a veteran was sent the forms for claiming benefits; `sentOn` is the day by the home's calendar.",
  data: caseEventData({ sentOn: calendarDate }),
  sample: { ...sampleOfCase({ isVeteran: true, veteranFormsSentOn: '2026-06-01' }), sentOn: '2026-06-01' },
  sets: ['veteranFormsSentOn'],
  moves: (facts, { sentOn }) => ({ ...facts, veteranFormsSentOn: sentOn }),
});
