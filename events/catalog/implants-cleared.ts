import { calendarDate } from '#shared/values/schemas.ts';
import { caseEventData, onceOn, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const implantsCleared = defineEvent({
  name: 'implants.cleared',
  version: 1,
  meaning:
    "Someone asked and felt for implants, and there is none in the body that a cremation has to wait for. `clearedOn` is the day by the home's calendar.",
  data: caseEventData({ clearedOn: calendarDate }),
  sample: { ...sampleOfCase({ decedentStatus: 'in-care', implantsClearedOn: '2026-05-12' }), clearedOn: '2026-05-12' },
  sets: ['implantsClearedOn'],
  moves: (facts, { clearedOn }) => onceOn(facts, 'implantsClearedOn', clearedOn),
});
