import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { line } from '#shared/values/schemas.ts';
import { defineEvent } from './define-event.ts';

/** What support may do to team members and relatives, all of whom may see cases long after the session. */
export const teamChanges = ['added', 'changed', 'uninvited', 'removed', 'invited-to-case'] as const;

export const teamChangedBySupport = defineEvent({
  name: 'team.changed-by-support',
  version: 1,
  meaning:
    "An administrator acting for a member changed a home's team, or invited a relative to a case. Names are as they were then, since the member may be gone.",
  data: lazyObject(() => ({
    locationId: z.guid(),
    member: line(200),
    access: line(300),
    change: z.enum(teamChanges),
    by: line(500),
  })),
  sample: {
    locationId: '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01',
    member: 'Nadia Newman',
    access: 'Reads cases and prices and records payments. Can’t see or change anything else.',
    change: 'added',
    by: 'Robin Vale (Yarrow support) for Joan Averell',
  },
});
