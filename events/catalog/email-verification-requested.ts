import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const emailVerificationRequested = defineEvent({
  name: 'email-verification.requested',
  version: 1,
  meaning:
    'An account has an address that still has to be proved: the account is new, its address changed, or the link was requested again.',
  data: lazyObject(() => ({ accountId: z.guid(), email: z.email() })),
  sample: { accountId: '5d1a4c5e-7a1a-4a44-8f5a-2d2a8f0e9b11', email: 'ellen.marsh@example.com' },
});
