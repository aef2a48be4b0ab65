import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const staffInvitationRequested = defineEvent({
  name: 'staff-invitation.requested',
  version: 1,
  meaning:
    "Someone was invited to join a home's team and gets the link; sending it again or canceling it changes the invitation's id.",
  data: lazyObject(() => ({ locationId: z.guid(), employeeId: z.guid(), invitationId: z.guid() })),
  sample: {
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    employeeId: '7c1d9e52-4b7a-4e0c-8f60-3f1f2c9d7b02',
    invitationId: '5a0e8a3c-9f5d-4d0b-9b1e-6d2f7f1c4e03',
  },
});
