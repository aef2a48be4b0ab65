import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const decedentChanged = defineEvent({
  name: 'decedent.changed',
  version: 1,
  meaning: 'A fact about the decedent changed: a name, a date, where they lived.',
  data: caseEventData({}),
  sample: sampleOfCase({ dateOfDeath: '2026-05-10', ageAtDeath: 84 }),
});
