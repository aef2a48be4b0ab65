import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const signUpRequested = defineEvent({
  name: 'sign-up.requested',
  version: 1,
  meaning: 'Somebody asked for a family account; whether the address already has one is not looked at before the reaction.',
  data: lazyObject(() => ({ email: z.email() })),
  sample: { email: 'ellen.marsh@example.com' },
});
