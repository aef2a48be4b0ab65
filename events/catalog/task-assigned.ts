import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { line } from '#shared/values/schemas.ts';
import { defineEvent } from './define-event.ts';

export const taskAssigned = defineEvent({
  name: 'task.assigned',
  version: 1,
  meaning: 'Someone gave a task that they wrote, in a case or of the home, to a member. The name is the one that it had then.',
  data: lazyObject(() => ({
    locationId: z.guid(),
    caseId: z.guid().optional(),
    taskId: z.guid(),
    employeeId: z.guid(),
    taskName: line(200),
  })),
  sample: {
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    taskId: '5b1f9a34-0d2e-4c8a-a7d1-3f6e2b9c4d06',
    employeeId: '5b1f9a34-0d2e-4c8a-a7d1-3f6e2b9c4d05',
    taskName: 'Call the florist',
  },
});
