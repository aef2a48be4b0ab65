import { calendarDate } from '#shared/values/schemas.ts';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const effectsResolved = defineEvent({
  name: 'effects.resolved',
  version: 1,
  meaning:
    "Nothing is left to do with the personal effects of a case: each has left or is where it's meant to stay, or two people found none. `resolvedOn` is the day by the home's calendar.",
  data: caseEventData({ resolvedOn: calendarDate }),
  sample: { ...sampleOfCase({ effectsResolvedOn: '2026-05-20' }), resolvedOn: '2026-05-20' },
  sets: ['effectsResolvedOn'],
  moves: (facts, { resolvedOn }) => ({ ...facts, effectsResolvedOn: resolvedOn }),
});
