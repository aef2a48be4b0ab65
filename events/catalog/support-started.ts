import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const supportStarted = defineEvent({
  name: 'support.started',
  version: 1,
  meaning: 'An administrator began to act for a member of a home; the reason is in the audit trail of the member’s account.',
  data: lazyObject(() => ({ accountId: z.guid(), systemId: z.guid(), auditId: z.guid() })),
  sample: {
    accountId: '5d1a4c5e-7a1a-4a44-8f5a-2d2a8f0e9b11',
    systemId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a05',
    auditId: '5b1f9a34-0d2e-4c8a-a7d1-3f6e2b9c4d05',
  },
});
