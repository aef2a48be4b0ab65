import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const notificationEmailDue = defineEvent({
  name: 'notification-email.due',
  version: 1,
  meaning: 'A member of a home has had notifications for a few minutes that they want by email.',
  data: lazyObject(() => ({ locationId: z.guid(), employeeId: z.guid() })),
  sample: {
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    employeeId: '5b1f9a34-0d2e-4c8a-a7d1-3f6e2b9c4d05',
  },
});
