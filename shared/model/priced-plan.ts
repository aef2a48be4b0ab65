import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { cents, guid, line, lines, requiredLine, signedCents } from '../values/schemas.ts';
import { gplLine, planSection, priceUnit, requiredBy } from './enumerations/pricing.ts';

/**
 * Why a line is on the account: the family chose it; the package holds it; it follows from an answer (`question`, its words) of something chosen
 * (`because`, its name); it is the one fee that every funeral has (16 CFR 453.2(b)(4)(iii)(C)); the law, a cemetery or a crematory asks for it, with
 * the reason (16 CFR 453.4(b)(2)(i)(B)); it is the home's discount, a tax, or what the package already pays towards an item.
 */
const lineWhySchema = z.discriminatedUnion('kind', [
  lazyObject(() => ({ kind: z.literal('chosen') })),
  lazyObject(() => ({ kind: z.literal('package'), name: line(120) })),
  lazyObject(() => ({ kind: z.literal('follows'), because: line(120), question: lines(600).optional() })),
  lazyObject(() => ({ kind: z.literal('non-declinable') })),
  lazyObject(() => ({ kind: z.literal('required'), by: z.enum(requiredBy.values), reason: line(300) })),
  lazyObject(() => ({ kind: z.literal('discount'), reason: line(300) })),
  lazyObject(() => ({ kind: z.literal('tax'), rateBasisPoints: z.int() })),
  lazyObject(() => ({ kind: z.literal('allowance'), name: line(120) })),
]);
export type LineWhy = z.infer<typeof lineWhySchema>;

/** Something inside a flat package, with what it would cost alone (US cents; null where the home lists no price for it alone). */
const includedLineSchema = lazyObject(() => ({
  label: requiredLine(120),
  gplLine: z.enum(gplLine.values).nullable(),
  aLaCarteCents: cents.nullable(),
}));

/**
 * One line of a plan's account. `amountCents` = `unitCents` times `quantity`; negative for discounts and allowances. `key` stays the same for the same
 * thing from price to price, so that two accounts can be compared. `gplLine` is the line of the price list that it comes from, null for what is
 * itemised by its own name. `of` names the display service, package or item behind it (its id), where there is one.
 */
const pricedLineSchema = lazyObject(() => ({
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

/** Something of the plan that the home has no price for, or that is paid elsewhere (the cemetery's charges): named, never counted as zero. */
const unpricedLineSchema = lazyObject(() => ({ key: line(120), label: requiredLine(200), reason: line(600) }));
export type UnpricedLine = z.infer<typeof unpricedLineSchema>;

/** Something that a plan names and this home does not offer (any more): it is not priced, and the family is told. */
export const droppedChoiceSchema = lazyObject(() => ({
  kind: z.enum(['package', 'service', 'item', 'answer', 'preference']),
  id: guid,
  reason: line(300),
}));
export type DroppedChoice = z.infer<typeof droppedChoiceSchema>;

/** A plan's account at one home: `totalCents` is the sum of the lines' amounts, to the cent. */
export const pricedPlanSchema = lazyObject(() => ({
  lines: z.array(pricedLineSchema),
  unpriced: z.array(unpricedLineSchema),
  dropped: z.array(droppedChoiceSchema),
  totalCents: cents,
}));
export type PricedPlan = z.infer<typeof pricedPlanSchema>;
