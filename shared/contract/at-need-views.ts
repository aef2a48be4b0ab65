// What a pre-need contract becomes once it's turned at-need.
import * as z from 'zod';
import { MAX_CONTRACT_VERSIONS } from '#shared/model/contract-version.ts';
import { namedDropSchema } from '#shared/model/priced-plan.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { cents, line, signedCents } from '#shared/values/schemas.ts';

/** Describes a line before and after a pre-need contract is turned at-need, US cents: what it cost in the contract, by today's list, and on the new statement. */
const turnedLineSchema = lazyObject(() => ({
  key: line(120),
  label: line(200),
  isGuaranteed: z.boolean(),
  /** Null where the contract, or today's list, has no such line. */
  preNeedCents: signedCents.nullable(),
  todayCents: signedCents.nullable(),
  newCents: signedCents.nullable(),
}));
export type TurnedLine = z.infer<typeof turnedLineSchema>;

/** Describes what a pre-need contract becomes by today's list, before anything is changed, and how what is held for it pays for that. */
export const atNeedPreviewSchema = lazyObject(() => ({
  version: z.int().min(1).max(MAX_CONTRACT_VERSIONS),
  lines: z.array(turnedLineSchema),
  preNeedTotalCents: cents,
  newTotalCents: cents,
  /** What is held: payments, and the growth of the trust or policy; and what of it pays for the funeral. */
  heldCents: signedCents,
  creditCents: signedCents,
  /** What the home keeps of the growth of guaranteed prices; negative for what it bears of a loss. */
  differenceCents: signedCents,
  /** What is left to pay; negative for what is owed back. */
  balanceCents: signedCents,
  /** What of the contract the home doesn't offer any more. */
  dropped: z.array(namedDropSchema),
}));
export type AtNeedPreview = z.infer<typeof atNeedPreviewSchema>;
