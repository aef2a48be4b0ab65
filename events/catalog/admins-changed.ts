import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const adminsChanged = defineEvent({
  name: 'admins.changed',
  version: 1,
  meaning: 'A member of a home became its owner in place of `formerOwnerId`, or someone other than the owner made them an admin.',
  data: lazyObject(() => ({
    locationId: z.guid(),
    employeeId: z.guid(),
    change: z.enum(['new-owner', 'new-admin']),
    formerOwnerId: z.guid().nullable(),
  })),
  sample: {
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    employeeId: '5b1f9a34-0d2e-4c8a-a7d1-3f6e2b9c4d05',
    change: 'new-owner',
    formerOwnerId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a05',
  },
});
