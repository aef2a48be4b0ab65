import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const supportEnteredHome = defineEvent({
  name: 'support.entered-home',
  version: 1,
  meaning:
    'An administrator began to act for a member at this home; the reason is in the audit trail of the member’s account, under `auditId`.',
  data: lazyObject(() => ({ locationId: z.guid(), accountId: z.guid(), auditId: z.guid() })),
  sample: {
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    accountId: '5d1a4c5e-7a1a-4a44-8f5a-2d2a8f0e9b11',
    auditId: '5b1f9a34-0d2e-4c8a-a7d1-3f6e2b9c4d05',
  },
});
