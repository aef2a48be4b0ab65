import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const caseNumberChanged = defineEvent({
  name: 'case.number-changed',
  version: 1,
  meaning: 'A case got a different number.',
  data: caseEventData({}),
  sample: sampleOfCase(),
});
