import * as z from 'zod';
import { contactStatus } from '#shared/model/enumerations/people.ts';
import { defineEvent } from './define-event.ts';

export const contactStatusChanged = defineEvent({
  name: 'contact.status-changed',
  version: 1,
  meaning: 'A contact was blocked or let in again, or an invitation was taken back.',
  data: z.strictObject({
    caseId: z.guid(),
    locationId: z.guid(),
    contactId: z.guid(),
    from: z.enum(contactStatus.values),
    to: z.enum(contactStatus.values),
  }),
  sample: {
    caseId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c01',
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    contactId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c71',
    from: 'active',
    to: 'blocked',
  },
});
