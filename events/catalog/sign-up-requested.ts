import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const signUpRequested = defineEvent({
  name: 'sign-up.requested',
  version: 1,
  meaning: 'Someone asked for a family account. Only the reaction checks whether the address already has one.',
  data: lazyObject(() => ({ email: z.email() })),
  sample: { email: 'ellen.marsh@example.com' },
});
