import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { cents, guid, line, lines, requiredLine, signedCents } from '../values/schemas.ts';
import { gplLine, planSection, priceUnit, requiredBy } from './enumerations/pricing.ts';

/**
 * Describes why a line is on the account: the family chose it; the package includes it; it follows from an answer (`question`, in words) of a chosen
 * display service (`because`, its name); it is the one fee that every funeral has (16 CFR 453.2(b)(4)(iii)(C)); the law, a cemetery, or a crematory
 * requires it, with the reason (16 CFR 453.4(b)(2)(i)(B)); or it is a discount, a tax, or the package's allowance toward an item.
 */
const lineWhySchema = z.discriminatedUnion('kind', [
  lazyObject(() => ({ kind: z.literal('chosen') })),
  lazyObject(() => ({ kind: z.literal('package'), name: line(120) })),
  lazyObject(() => ({ kind: z.literal('follows'), because: line(120), question: lines(600).optional() })),
  lazyObject(() => ({ kind: z.literal('non-declinable') })),
  lazyObject(() => ({ kind: z.literal('required'), by: z.enum(requiredBy.values), reason: line(300) })),
  lazyObject(() => ({ kind: z.literal('discount'), reason: line(300) })),
  /** Plans priced while rates were basis points have `rateBasisPoints`. */
  lazyObject(() => ({ kind: z.literal('tax'), ratePpm: z.int().optional(), rateBasisPoints: z.int().optional() })),
  lazyObject(() => ({ kind: z.literal('allowance'), name: line(120) })),
]);
export type LineWhy = z.infer<typeof lineWhySchema>;

/** Describes something inside a flat package, with what it would cost alone (US cents; null if the home lists no such price). */
const includedLineSchema = lazyObject(() => ({
  label: requiredLine(120),
  gplLine: z.enum(gplLine.values).nullable(),
  aLaCarteCents: cents.nullable(),
}));

/**
 * Describes one line of a plan's account. `amountCents` = `unitCents` times `quantity`; negative for discounts and allowances. `key` stays the same for the
 * same thing, so that two accounts can be compared. `gplLine` is its line of the price list, null for what is itemized by its own name. `of` names the
 * display service, package, or item behind it (its id), if any.
 */
export const pricedLineSchema = lazyObject(() => ({
  key: line(120),
  section: z.enum(planSection.values),
  label: requiredLine(200),
  detail: lines(1000),
  quantity: z.int().min(1),
  unit: z.enum(priceUnit.values),
  unitCents: signedCents,
  amountCents: signedCents,
  gplLine: z.enum(gplLine.values).nullable(),
  of: guid.nullable(),
  why: lineWhySchema,
  includes: z.array(includedLineSchema).default([]),
}));
export type PricedLine = z.infer<typeof pricedLineSchema>;

/**
 * Describes something in the plan that the home has no price for, or that is paid elsewhere (the cemetery's charges). It is named, and never counted as
 * zero.
 */
const unpricedLineSchema = lazyObject(() => ({ key: line(120), label: requiredLine(200), reason: line(600) }));
export type UnpricedLine = z.infer<typeof unpricedLineSchema>;

/** Describes something in a plan that this home doesn't offer (any more). It isn't priced, and the family is told. */
export const droppedChoiceSchema = lazyObject(() => ({
  kind: z.enum(['package', 'service', 'item', 'answer', 'preference']),
  id: guid,
  reason: line(300),
}));
export type DroppedChoice = z.infer<typeof droppedChoiceSchema>;

/** Describes the same with its name, as staff and families see it. */
export const namedDropSchema = lazyObject(() => ({ ...droppedChoiceSchema.shape, label: requiredLine(200) }));

/** Describes a plan's account at one home: `totalCents` is the sum of the lines' amounts, to the cent. */
export const pricedPlanSchema = lazyObject(() => ({
  lines: z.array(pricedLineSchema),
  unpriced: z.array(unpricedLineSchema),
  dropped: z.array(droppedChoiceSchema),
  totalCents: cents,
}));
export type PricedPlan = z.infer<typeof pricedPlanSchema>;
