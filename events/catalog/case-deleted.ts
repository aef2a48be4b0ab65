import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const caseDeleted = defineEvent({
  name: 'case.deleted',
  version: 1,
  meaning: 'A case was hidden from every list; none of it is erased.',
  data: caseEventData({}),
  sample: sampleOfCase(),
});
