import * as z from 'zod';
import { defineEvent } from './define-event.ts';

export const contactJoined = defineEvent({
  name: 'contact.joined',
  version: 1,
  meaning: 'A relative took an invitation up and takes part in a case by the account.',
  data: z.strictObject({ caseId: z.guid(), locationId: z.guid(), contactId: z.guid(), accountId: z.guid() }),
  sample: {
    caseId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c01',
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    contactId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c71',
    accountId: '7c1d9e52-4b7a-4e0c-8f60-3f1f2c9d7b02',
  },
});
