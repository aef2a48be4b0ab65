import * as z from 'zod';
import { defineEvent } from './define-event.ts';

export const contactRemoved = defineEvent({
  name: 'contact.removed',
  version: 1,
  meaning: 'A contact was taken off a case; who had joined as it is out.',
  data: z.strictObject({ caseId: z.guid(), locationId: z.guid(), contactId: z.guid() }),
  sample: {
    caseId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c01',
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    contactId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c71',
  },
});
