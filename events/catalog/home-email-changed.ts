import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { line } from '#shared/values/schemas.ts';
import { defineEvent } from './define-event.ts';

export const homeEmailChanged = defineEvent({
  name: 'home-email.changed',
  version: 1,
  meaning: 'The email address that receives families’ messages and plans was changed in a home’s profile.',
  data: lazyObject(() => ({ locationId: z.guid(), from: line(254), to: line(254), by: line(500) })),
  sample: {
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    from: 'office@averell.example',
    to: 'hello@averell.example',
    by: 'Joan Averell',
  },
});
