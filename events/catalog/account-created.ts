import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const accountCreated = defineEvent({
  name: 'account.created',
  version: 1,
  meaning:
    'A person now has an account; `emailVerified` says whether signing up already proved their address, and `invitedTo` names the case that they were invited to, if they were.',
  data: lazyObject(() => ({
    accountId: z.guid(),
    emailVerified: z.boolean(),
    invitedTo: lazyObject(() => ({ locationId: z.guid(), caseId: z.guid(), contactId: z.guid() })).optional(),
  })),
  sample: { accountId: '5d1a4c5e-7a1a-4a44-8f5a-2d2a8f0e9b11', emailVerified: true },
});
