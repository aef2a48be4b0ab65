import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const caseFactsChanged = defineEvent({
  name: 'case.facts-changed',
  version: 1,
  meaning: 'Facts of a case changed by something that no other event tells of: progress was counted again.',
  data: caseEventData({}),
  sample: sampleOfCase({ firstCallPercent: 100 }),
});
