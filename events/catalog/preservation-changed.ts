import { calendarDate, instant } from '#shared/values/schemas.ts';
import { caseEventData, sampleOfCase, without } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const preservationChanged = defineEvent({
  name: 'preservation.changed',
  version: 1,
  meaning:
    "Someone was put into cold for the first time, or by when they have to be preserved has changed. `refrigeratedOn` is the day by the home's calendar; `dueAt` is missing if nothing is due.",
  data: caseEventData({ refrigeratedOn: calendarDate.optional(), dueAt: instant.optional() }),
  sample: {
    ...sampleOfCase({ decedentStatus: 'in-care', preservationDueAt: '2026-05-13T09:00:00.000Z' }),
    dueAt: '2026-05-13T09:00:00.000Z',
  },
  sets: ['refrigeratedOn', 'preservationDueAt'],
  moves: (facts, { refrigeratedOn, dueAt }) => ({
    ...without(without(facts, 'refrigeratedOn'), 'preservationDueAt'),
    ...(refrigeratedOn === undefined ? {} : { refrigeratedOn }),
    ...(dueAt === undefined ? {} : { preservationDueAt: dueAt }),
  }),
});
