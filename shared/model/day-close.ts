import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { calendarDate, guid, instant, line, sha256, signedCents } from '../values/schemas.ts';
import { closeMethod } from './enumerations/ledger.ts';

/** Describes what a method should have brought on a day, and what was counted, US cents. */
const countedMethodSchema = lazyObject(() => ({
  method: z.enum(closeMethod.values),
  expectedCents: signedCents,
  countedCents: signedCents,
}));

/**
 * Describes a day that a home closed, as it was frozen: what was counted, by whom, and why that differs. `hash` is the SHA-256 of everything here and the entries, and
 * of the close before it, in canonical JSON.
 */
export const dayCloseSchema = lazyObject(() => ({
  day: calendarDate,
  methods: z.array(countedMethodSchema),
  entryCount: z.int().min(0),
  reason: line(400),
  closedBy: guid,
  closedByName: line(200),
  closedOn: instant,
  /** What all cases owed the home after this day. */
  receivableCents: z.int(),
  previousHash: sha256.nullable(),
  hash: sha256,
}));
export type DayClose = z.infer<typeof dayCloseSchema>;
