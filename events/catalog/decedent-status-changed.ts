import * as z from 'zod';
import { careMilestones } from '#shared/lifecycles/care-milestones.ts';
import { decedentStatus } from '#shared/model/enumerations/case.ts';
import { calendarDate } from '#shared/values/schemas.ts';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const decedentStatusChanged = defineEvent({
  name: 'decedent.status-changed',
  version: 1,
  meaning:
    "A decedent's care status in the home was recorded or corrected; the status for it also requests a removal. `happenedOn` is the day by the home's calendar.",
  data: caseEventData({
    from: z.enum(decedentStatus.values),
    to: z.enum(decedentStatus.values),
    happenedOn: calendarDate,
    isCorrection: z.boolean(),
  }),
  sample: {
    ...sampleOfCase({ decedentStatus: 'in-care', inCareOn: '2026-05-12' }),
    from: 'out-for-pickup',
    to: 'in-care',
    happenedOn: '2026-05-12',
    isCorrection: false,
  },
  sets: ['decedentStatus', 'inCareOn', 'dispositionOn', 'remainsReleasedOn'],
  moves: careMilestones,
});
