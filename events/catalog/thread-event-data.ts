import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { instant } from '#shared/values/schemas.ts';

/** Names an entry of a thread. What it says stays in the table. */
export const threadEventData = lazyObject(() => ({
  locationId: z.guid(),
  threadId: z.guid(),
  entryId: z.guid(),
  entryOn: instant,
}));
export const threadEventSample = {
  locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
  threadId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2a10',
  entryId: '018f3c1e-9b63-7d4f-8b6e-1f5c6a2a3b21',
  entryOn: '2026-11-24T14:12:00.000Z',
};
