import * as z from 'zod';
import { defineEvent } from './define-event.ts';

export const contactInvited = defineEvent({
  name: 'contact.invited',
  version: 1,
  meaning:
    'A contact is to take part in a case, and is to get the link; one that was sent anew or cancelled has another invitation id.',
  data: z.strictObject({ caseId: z.guid(), locationId: z.guid(), contactId: z.guid(), invitationId: z.guid() }),
  sample: {
    caseId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c01',
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    contactId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c71',
    invitationId: '5a0e8a3c-9f5d-4d0b-9b1e-6d2f7f1c4e03',
  },
});
