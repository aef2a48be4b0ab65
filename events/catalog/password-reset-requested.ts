import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const passwordResetRequested = defineEvent({
  name: 'password-reset.requested',
  version: 1,
  meaning:
    'Someone forgot a password. Only the reaction checks whether the address has an account, so that the call answers alike.',
  data: lazyObject(() => ({ email: z.email() })),
  sample: { email: 'ellen.marsh@example.com' },
});
