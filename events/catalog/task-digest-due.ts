import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate } from '#shared/values/schemas.ts';
import { defineEvent } from './define-event.ts';

export const taskDigestDue = defineEvent({
  name: 'task-digest.due',
  version: 1,
  meaning: "Morning has come by a home's calendar, and one of its members is due an email about their tasks.",
  data: lazyObject(() => ({ locationId: z.guid(), employeeId: z.guid(), day: calendarDate })),
  sample: {
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    employeeId: '5b1f9a34-0d2e-4c8a-a7d1-3f6e2b9c4d05',
    day: '2026-03-04',
  },
});
