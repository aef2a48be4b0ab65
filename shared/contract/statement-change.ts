import * as z from 'zod';
import { contractVersionSchema, MAX_STATEMENT_LINES } from '#shared/model/contract-version.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { cents, composedText, instant } from '#shared/values/schemas.ts';

/** Describes what a version of a contract changes of the one before it, and that one's total: its lines as the family reads them, with formatted amounts. */
export const statementChangeSchema = lazyObject(() => ({
  totalCents: cents,
  lines: z
    .array(lazyObject(() => ({ name: composedText, before: composedText.nullable(), after: composedText.nullable() })))
    .max(2 * MAX_STATEMENT_LINES),
}));

/** Describes the amendment that a family was given and that is open for signatures, to someone of the family. */
export const myAmendmentSchema = lazyObject(() => ({
  ...contractVersionSchema.pick({ number: true, documentId: true }).shape,
  totalCents: cents,
  /** What the caller pays of it; null for anyone who isn't one of several payers. */
  shareCents: cents.nullable(),
  change: statementChangeSchema.nullable(),
  ownSignedOn: instant.nullable(),
}));
