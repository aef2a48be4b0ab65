import * as z from 'zod';
import { decedentStatus } from '#shared/model/enumerations/case.ts';
import { reductionAct } from '#shared/model/enumerations/handoff.ts';
import { calendarDate } from '#shared/values/schemas.ts';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

const data = () => caseEventData({ act: z.enum(reductionAct.values), happenedOn: calendarDate });
const sample = {
  ...sampleOfCase({ decedentStatus: 'transferred', dispositionType: 'cremation' }),
  act: 'cremation' as const,
  happenedOn: '2026-05-14',
};

export const dispositionStarted = defineEvent({
  name: 'disposition.started',
  version: 1,
  meaning:
    "A cremation or another reduction has started: everything that it needs was in place, and somebody had scanned the tag right before. `happenedOn` is the day by the home's calendar.",
  data: data(),
  sample,
});

export const dispositionCompleted = defineEvent({
  name: 'disposition.completed',
  version: 1,
  meaning: "A cremation or another reduction is over. `happenedOn` is the day by the home's calendar.",
  data: data(),
  sample,
});

export const remainsReleased = defineEvent({
  name: 'remains.released',
  version: 1,
  meaning:
    "The family got the cremated remains, or they were laid to rest. `releasedOn` is the day by the home's calendar. `decedent.status-changed` says the same change, and sets the milestone.",
  data: caseEventData({ to: z.enum(decedentStatus.values), releasedOn: calendarDate }),
  sample: {
    ...sampleOfCase({ decedentStatus: 'cremated-remains-in-family-care', remainsReleasedOn: '2026-05-20' }),
    to: 'cremated-remains-in-family-care',
    releasedOn: '2026-05-20',
  },
});
