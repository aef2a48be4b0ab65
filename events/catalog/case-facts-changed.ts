import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const caseFactsChanged = defineEvent({
  name: 'case.facts-changed',
  version: 1,
  meaning:
    'The facts of a case changed in a way that no other event reports: its progress was counted again, or something is to be done with its personal effects again.',
  data: caseEventData({}),
  sample: sampleOfCase({ firstCallPercent: 100 }),
});
