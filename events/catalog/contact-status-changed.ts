import * as z from 'zod';
import { contactStatus } from '#shared/model/enumerations/people.ts';
import { caseEventData, sampleOfCase } from './case-event.ts';
import { defineEvent } from './define-event.ts';

export const contactStatusChanged = defineEvent({
  name: 'contact.status-changed',
  version: 1,
  meaning: 'A contact was blocked or unblocked, or an invitation was canceled.',
  data: caseEventData({ contactId: z.guid(), from: z.enum(contactStatus.values), to: z.enum(contactStatus.values) }),
  sample: {
    ...sampleOfCase(),
    contactId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2c71',
    from: 'active',
    to: 'blocked',
  },
});
