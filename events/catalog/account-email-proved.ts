import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const accountEmailProved = defineEvent({
  name: 'account.email-proved',
  version: 1,
  meaning:
    'A person opened the link that was emailed to one of their addresses: the account now has that address, and it is proved.',
  data: lazyObject(() => ({ accountId: z.guid() })),
  sample: { accountId: '5d1a4c5e-7a1a-4a44-8f5a-2d2a8f0e9b11' },
});
