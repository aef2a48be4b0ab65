import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const caseRestored = defineEvent({
  name: 'case.restored',
  version: 1,
  meaning: 'A hidden case was restored.',
  data: caseEventData({}),
  sample: sampleOfCase(),
});
