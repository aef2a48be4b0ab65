import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const providerSignUpRequested = defineEvent({
  name: 'provider-sign-up.requested',
  version: 1,
  meaning: 'A funeral home asked to join. The request itself is kept; the event names it.',
  data: lazyObject(() => ({ requestId: z.guid() })),
  sample: { requestId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2a11' },
});
