import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { calendarDate, cents, guid, instant, line, lines, requiredLine } from '../values/schemas.ts';
import { paymentMethod } from './enumerations/payment.ts';
import { gplLine, requiredBy } from './enumerations/pricing.ts';
import { advanceStanding, selectionOrigin } from './enumerations/statement.ts';
import { fundingSchema } from './funding.ts';
import { MAX_ITEM_UNITS } from './limits.ts';
import { planChoicesSchema } from './plan-choices.ts';

/** The most of each kind of thing that a selection adds to its choices. */
export const MAX_SELECTION_PIECES = 100;
/** The most people who pay for one contract. */
export const MAX_PAYERS = 10;

/** The key of a line on the account (`PricedLine.key`). */
const lineKey = line(120);
const origin = z.enum(selectionOrigin.values);

/**
 * Describes less than the listed price of one line: an amount in US cents or a share in basis points, why, and who decided it. A listed price itself is
 * never edited. Never off basic services, and never all of a line (FTC staff opinions 94-2, 95-2).
 */
const reductionSchema = lazyObject(() => ({
  id: guid,
  lineKey,
  amountCents: cents.min(1, 'Required').optional(),
  basisPoints: z.int().min(1).max(9_999).optional(),
  reason: requiredLine(300),
  by: guid,
  on: instant,
})).refine(
  (each) => (each.amountCents === undefined) !== (each.basisPoints === undefined),
  'A reduction is an amount or a share',
);
export type Reduction = z.infer<typeof reductionSchema>;

/** Describes another quantity of a line than the choices lead to, and why. */
const quantityChangeSchema = lazyObject(() => ({
  lineKey,
  quantity: z.int().min(1).max(25_000),
  reason: requiredLine(300),
  by: guid,
  on: instant,
}));
export type QuantityChange = z.infer<typeof quantityChangeSchema>;

/** Describes goods that the home orders for this family alone, at a price of their own, US cents each. No other charge may be missing from the price list. */
const specialOrderSchema = lazyObject(() => ({
  id: guid,
  /** The home's item, if it sells it as a special order. */
  locationItemId: guid.optional(),
  name: requiredLine(200),
  description: lines(2000).default(''),
  /** The line of the price list it would stand under, such as caskets: for taxes, and for the finding about a casket bought elsewhere. */
  gplLine: z.enum(gplLine.values).optional(),
  priceCents: cents.min(1, 'Required'),
  quantity: z.int().min(1).max(MAX_ITEM_UNITS),
  origin,
}));
export type SpecialOrder = z.infer<typeof specialOrderSchema>;

/**
 * Describes what the home pays to somebody else for this family, US cents: what the family pays (`amountCents`), what it costs the home, and what the payee
 * gives back. Whatever is above the cost, or kept of a rebate, makes the third sentence of the statement due (16 CFR 453.3(f)(2)).
 */
const cashAdvanceSchema = lazyObject(() => ({
  id: guid,
  /** The line of the account that this is the actual or estimated charge of (`service:<id>`, `line:cremation-fee`); missing for one that was added by hand. */
  lineKey: lineKey.optional(),
  name: requiredLine(200),
  payee: line(200).default(''),
  amountCents: cents,
  costCents: cents,
  rebateCents: cents.default(0),
  standing: z.enum(advanceStanding.values),
  origin,
}));
export type CashAdvance = z.infer<typeof cashAdvanceSchema>;

/** Describes a line that the law, the cemetery, or the crematory makes the family buy, with the reason that the statement prints (16 CFR 453.4(b)(2)(i)(B)). */
const requiredLineSchema = lazyObject(() => ({ lineKey, by: z.enum(requiredBy.values), reason: line(300) }));
export type RequiredPurchase = z.infer<typeof requiredLineSchema>;

/** Describes a line that a tax leaves out in this case, and why. */
const exemptionSchema = lazyObject(() => ({ taxId: guid, lineKey, reason: requiredLine(300) }));
export type Exemption = z.infer<typeof exemptionSchema>;

/** Describes who pays, how, and how much: an amount in US cents, or a weight of what the amounts of others leave. */
const payerSchema = lazyObject(() => ({
  contactId: guid,
  method: z.enum(paymentMethod.values).optional(),
  amountCents: cents.optional(),
  weight: z.int().min(1).max(1_000).optional(),
})).refine((each) => (each.amountCents === undefined) !== (each.weight === undefined), 'A payer pays an amount or a share');
export type Payer = z.infer<typeof payerSchema>;

const pieces = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).max(MAX_SELECTION_PIECES).default([]);

/**
 * Describes what a family and a director have agreed on so far: the choices of a plan, and what the conference adds to them. It's filled once, from the last
 * plan that the family sent, or from the case, and is staff's until a contract is opened.
 */
export const selectionSchema = lazyObject(() => ({
  choices: planChoicesSchema,
  /** Where each display service of the choices comes from, by its id; one that is missing comes from what the selection was filled from. */
  origins: z.record(guid, origin).default({}),
  quantityChanges: pieces(quantityChangeSchema),
  reductions: pieces(reductionSchema),
  specialOrders: pieces(specialOrderSchema),
  cashAdvances: pieces(cashAdvanceSchema),
  required: pieces(requiredLineSchema),
  exemptions: pieces(exemptionSchema),
  purchasers: z.array(guid).max(MAX_PAYERS).default([]),
  payers: z.array(payerSchema).max(MAX_PAYERS).default([]),
  dueOn: calendarDate.nullable().default(null),
  /** How a funeral in the future is paid for; missing for one that is needed now. */
  funding: fundingSchema.optional(),
  /** Why the home charges for embalming in this case (16 CFR 453.5(b)). There is no default. */
  embalmingReason: lines(1000).default(''),
  terms: lines(8000).default(''),
}));
export type Selection = z.infer<typeof selectionSchema>;

/** The selection of a case in which nothing is chosen yet. Written out, because parsing it would build its schemas whenever it's loaded. */
export const emptySelection: Selection = {
  choices: { selectedServicePreferences: [], selectedDisplayServices: [] },
  origins: {},
  quantityChanges: [],
  reductions: [],
  specialOrders: [],
  cashAdvances: [],
  required: [],
  exemptions: [],
  purchasers: [],
  payers: [],
  dueOn: null,
  embalmingReason: '',
  terms: '',
};
