import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const secondFactorChanged = defineEvent({
  name: 'second-factor.changed',
  version: 1,
  meaning:
    "A person's second factor was turned on, moved to another app, turned off, or reset by a colleague, or their recovery codes were used or renewed; `codesLeft` is how many of them still work.",
  data: lazyObject(() => ({
    accountId: z.guid(),
    change: z.enum(['turned-on', 'replaced', 'turned-off', 'reset', 'recovery-code-used', 'codes-renewed']),
    codesLeft: z.int(),
  })),
  sample: { accountId: '5d1a4c5e-7a1a-4a44-8f5a-2d2a8f0e9b11', change: 'recovery-code-used', codesLeft: 9 },
});
