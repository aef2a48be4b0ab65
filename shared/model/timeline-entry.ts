import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, instant, line, lines } from '../values/schemas.ts';
import { timelineKind } from './enumerations/timeline.ts';

/**
 * Describes something that happened in a case and who did it. Entries are only ever added. `from` and `to` are values of the kind's enumeration (or a case
 * number, an employee's id, or the name of a signer); `subject` is the name, at that time, of the contact, page, or note; `reason` is what a correction or a move back required.
 */
export const timelineEntrySchema = lazyObject(() => ({
  id: guid,
  caseId: guid,
  kind: z.enum(timelineKind.values),
  at: instant,
  /**
   * Who did it; `name` as it was then. `nobody` without an id is Yarrow itself, when a family's plan arrives. `onBehalfOf` is set while support acts for
   * someone.
   */
  by: lazyObject(() => ({
    kind: z.enum(['nobody', 'family', 'provider', 'system', 'job']),
    id: guid.nullable(),
    name: line(200),
    onBehalfOf: guid.nullable(),
  })),
  from: line(200).optional(),
  to: line(200).optional(),
  subject: line(200).optional(),
  subjectId: guid.optional(),
  reason: lines(600).optional(),
}));
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;
