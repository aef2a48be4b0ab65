import * as z from 'zod';
import { defineEvent } from './define-event.ts';

export const signUpRequested = defineEvent({
  name: 'sign-up.requested',
  version: 1,
  meaning: 'Somebody asked for a family account; whether the address already has one is not looked at before the reaction.',
  data: z.strictObject({ email: z.email() }),
  sample: { email: 'ellen.marsh@example.com' },
});
