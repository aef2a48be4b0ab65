import * as z from 'zod';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const contactArrangementRequested = defineEvent({
  name: 'contact.arrangement-requested',
  version: 1,
  meaning:
    'A contact was asked to plan the arrangement of a case online and gets the link; sending it again or canceling it changes the id.',
  data: caseEventData({ contactId: z.guid(), invitationId: z.guid() }),
  sample: {
    ...sampleOfCase(),
    contactId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c71',
    invitationId: '5a0e8a3c-9f5d-4d0b-9b1e-6d2f7f1c4e03',
  },
});
