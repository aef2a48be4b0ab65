import * as z from 'zod';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const contactJoined = defineEvent({
  name: 'contact.joined',
  version: 1,
  meaning: 'A relative accepted an invitation and now follows a case from their account.',
  data: caseEventData({ contactId: z.guid(), accountId: z.guid() }),
  sample: {
    ...sampleOfCase({ nextOfKinNames: true, nextOfKinEmail: true }),
    contactId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c71',
    accountId: '7c1d9e52-4b7a-4e0c-8f60-3f1f2c9d7b02',
  },
});
