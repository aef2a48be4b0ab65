import * as z from 'zod';
import { defineEvent } from './define-event.ts';

export const signInLinkRequested = defineEvent({
  name: 'sign-in-link.requested',
  version: 1,
  meaning:
    'Someone asked for an emailed link to sign in with after too many failed attempts. Only the reaction checks whether the address has an account, so that the call answers alike.',
  data: z.strictObject({ email: z.email() }),
  sample: { email: 'ellen.marsh@example.com' },
});
