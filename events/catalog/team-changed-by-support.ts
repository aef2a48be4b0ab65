import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { line } from '#shared/values/schemas.ts';
import { defineEvent } from './define-event.ts';

/** What support may do to a member of a team, and to a relative: both may see cases long after the session. */
export const teamChanges = ['added', 'changed', 'invited', 'uninvited', 'removed', 'invited-to-case'] as const;

export const teamChangedBySupport = defineEvent({
  name: 'team.changed-by-support',
  version: 1,
  meaning:
    'An administrator who acts for a member changed the team of a home, or invited a relative into a case. The names are as they were at that moment, since the member may be gone.',
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
    access: 'Reads cases and prices and records payments. Can’t change anything else.',
    change: 'added',
    by: 'Robin Vale (Yarrow support) for Joan Averell',
  },
});
