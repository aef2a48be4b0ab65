import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { defineEvent } from './define-event.ts';

export const triggerRunLaneDue = defineEvent({
  name: 'trigger-run.lane-due',
  version: 1,
  meaning:
    'Triggers that a release published over open cases, too, go on in one of the lanes of cases, where the last step ended.',
  data: lazyObject(() => ({ release: z.int().min(1), lane: z.int().min(0) })),
  sample: { release: 2, lane: 3 },
});
