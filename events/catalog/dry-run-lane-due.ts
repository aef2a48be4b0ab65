import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const dryRunLaneDue = defineEvent({
  name: 'dry-run.lane-due',
  version: 1,
  meaning: 'A full dry run of the catalog goes on in one of its lanes, where the last step ended.',
  data: lazyObject(() => ({ dryRunId: z.guid(), lane: z.int().min(0) })),
  sample: { dryRunId: '018f3c1e-8a52-7c3e-9a5d-0f4b5f1f2a12', lane: 3 },
});
