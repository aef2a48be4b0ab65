import * as z from 'zod';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const contactSaved = defineEvent({
  name: 'contact.saved',
  version: 1,
  meaning: 'A contact of a case was added, changed, or moved in the order.',
  data: caseEventData({ contactId: z.guid() }),
  sample: {
    ...sampleOfCase({
      firstContactNames: true,
      firstContactFullName: true,
      firstContactFirstName: true,
      firstContactLastName: true,
    }),
    contactId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c71',
  },
});
