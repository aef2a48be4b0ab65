import * as z from 'zod';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const contactRemoved = defineEvent({
  name: 'contact.removed',
  version: 1,
  meaning: 'A contact was removed from a case, and lost access if they had joined.',
  data: caseEventData({ contactId: z.guid() }),
  sample: {
    ...sampleOfCase(),
    contactId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c71',
  },
});
