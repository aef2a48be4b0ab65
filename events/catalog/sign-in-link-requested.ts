import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const signInLinkRequested = defineEvent({
  name: 'sign-in-link.requested',
  version: 1,
  meaning:
    'Someone asked for an emailed link to sign in with after too many failed attempts. Only the reaction checks whether the address has an account, so that the call answers alike.',
  data: lazyObject(() => ({ email: z.email() })),
  sample: { email: 'ellen.marsh@example.com' },
});
