import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, instant, line, lines } from '../values/schemas.ts';
import { addressSchema } from './address.ts';
import { decedentStatus } from './enumerations/case.ts';

/**
 * Describes one change of a decedent's care, in a record that only grows (docs/decisions.md, Decedent care). A correction is a new entry with
 * `correctionReason`; the entry that it corrects stays.
 */
export const custodyEntrySchema = lazyObject(() => ({
  id: guid,
  caseId: guid,
  from: z.enum(decedentStatus.values),
  to: z.enum(decedentStatus.values),
  /** The account that recorded it, its name at the time (both names during a support session), and the account that support acted for. */
  recordedBy: guid,
  recordedByName: line(200).default(''),
  actedFor: guid.optional(),
  /** When it happened, and when it was written down. */
  happenedOn: instant,
  recordedOn: instant,
  where: addressSchema.optional(),
  note: lines(1000).default(''),
  correctionReason: lines(600).optional(),
}));
export type CustodyEntry = z.infer<typeof custodyEntrySchema>;
