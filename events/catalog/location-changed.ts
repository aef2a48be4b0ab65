import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const locationChanged = defineEvent({
  name: 'location.changed',
  version: 1,
  meaning:
    'Something that families see about a home changed: profile, price list, packages, pictures, reviews, or whether it is launched.',
  data: lazyObject(() => ({ locationId: z.guid() })),
  sample: { locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01' },
});
