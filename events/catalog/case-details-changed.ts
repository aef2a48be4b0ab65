import * as z from 'zod';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const caseDetailsChanged = defineEvent({
  name: 'case.details-changed',
  version: 1,
  meaning: 'Answers of a case were saved; `identifiers` says which ones, but not what they say.',
  data: caseEventData({ identifiers: z.array(z.string()) }),
  sample: {
    ...sampleOfCase({ dispositionType: 'cremation', dispositionGroup: 'cremation' }),
    identifiers: ['dispositionType'],
  },
});
