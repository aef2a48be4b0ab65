import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, instant, line, lines } from '../values/schemas.ts';
import { timelineKind } from './enumerations/timeline.ts';

/**
 * Something that happened in a case and who did it. Entries are only ever added. `from` and `to` are values of the enumeration that the kind is about (or
 * a case number, an employee's id); `subject` names the contact, page or note that it is about, as it was called then; `reason` is what a correction or a
 * status that goes back had to give.
 */
export const timelineEntrySchema = lazyObject(() => ({
  id: guid,
  caseId: guid,
  kind: z.enum(timelineKind.values),
  at: instant,
  /** Who did it; `name` as it was then. `nobody` and no id: Yarrow itself, when a family's plan arrives. `onBehalfOf` while support acts for somebody. */
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
