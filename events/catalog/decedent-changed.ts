import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const decedentChanged = defineEvent({
  name: 'decedent.changed',
  version: 1,
  meaning: 'Something was changed of what is known of the decedent: a name, a date, where they lived.',
  data: caseEventData({}),
  sample: sampleOfCase({ dateOfDeath: '2026-05-10', ageAtDeath: 84 }),
});
