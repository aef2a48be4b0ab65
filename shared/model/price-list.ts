import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { calendarDate, cents, guid, line, lines, requiredLine } from '../values/schemas.ts';
import { dispositionType } from './enumerations/disposition.ts';
import { basicFeeVariant } from './enumerations/price-list.ts';
import { chargeKind, containerSource, gplLine, priceUnit, requiredBy } from './enumerations/pricing.ts';
import { MAX_DISCOUNTS, MAX_TAXES } from './limits.ts';
import { logicRuleSchema } from './logic-rule.ts';

/** Describes a price of direct cremation or immediate burial with one container (16 CFR 453.2(b)(4)(ii)(C), (D)), US cents. */
export const containerVariantSchema = lazyObject(() => ({
  container: requiredLine(120),
  providedBy: z.enum(containerSource.values),
  priceCents: cents,
}));
export type ContainerVariant = z.infer<typeof containerVariantSchema>;

/**
 * Describes another price under a line of the list, for a catalog service of the same line: a private viewing besides the public one, or dressing besides
 * cosmetics. US cents per `unit`.
 */
const lineEntrySchema = lazyObject(() => ({
  serviceId: guid,
  name: requiredLine(120),
  priceCents: cents,
  unit: z.enum(priceUnit.values),
  includedUnits: z.number().min(0).max(10_000).optional(),
  note: lines(1000).optional(),
}));
export type LineEntry = z.infer<typeof lineEntrySchema>;

/**
 * Describes one line of a home's general price list, in US cents per `unit`. It states one price (`priceCents`), a range (`minCents` and `maxCents`:
 * caskets, outer burial containers), or one price per container (`variants`: direct cremation, immediate burial). `note` has the home's own words: services
 * included, miles covered, the reason for a charge.
 */
export const priceListLineSchema = lazyObject(() => ({
  line: z.enum(gplLine.values),
  priceCents: cents.optional(),
  minCents: cents.optional(),
  maxCents: cents.optional(),
  variants: z.array(containerVariantSchema).min(1).max(20).optional(),
  unit: z.enum(priceUnit.values),
  note: lines(1000).optional(),
  /** The home's own name for the line; without one it has the Rule's. */
  name: line(120).optional(),
  /** Units that are part of the price: miles of a transfer, hours of a viewing. */
  includedUnits: z.number().min(0).max(10_000).optional(),
  /** The service that prices the line; without one it is the catalog's first service of this line. */
  serviceId: guid.optional(),
  entries: z.array(lineEntrySchema).max(50).optional(),
}))
  .refine((line) => pricedWays(line) === 1, 'A line states one price, a range, or a price for each container')
  .refine(
    (line) => (line.minCents ?? 0) <= (line.maxCents ?? 0) || line.maxCents === undefined,
    'The range runs from low to high',
  );
export type PriceListLine = z.infer<typeof priceListLineSchema>;

function pricedWays(line: { priceCents?: number; minCents?: number; maxCents?: number; variants?: unknown[] }): number {
  const range = line.minCents !== undefined && line.maxCents !== undefined;
  const half = (line.minCents === undefined) !== (line.maxCents === undefined);
  return (line.priceCents !== undefined ? 1 : 0) + (range ? 1 : 0) + (line.variants ? 1 : 0) + (half ? 2 : 0);
}

/** The most that a tax may be, in millionths. */
const MAX_RATE_PPM = 1_000_000;

/**
 * Describes a tax that the home has to charge: millionths (82,500 is 8.25%) of the charges of the listed kinds, except those under `exceptLines` of the price
 * list and items of `exceptCategoryIds`. States tax caskets and exempt other goods, or tax nothing of a funeral (18 CCR 1505(b), 20 NYCRR 528.8).
 */
export const taxSchema = lazyObject(() => ({
  id: guid,
  name: requiredLine(80),
  ratePpm: z.int().min(0).max(MAX_RATE_PPM),
  appliesTo: z.array(z.enum(chargeKind.values)).min(1).max(chargeKind.values.length),
  exceptLines: z.array(z.enum(gplLine.values)).max(gplLine.values.length).default([]),
  exceptCategoryIds: z.array(guid).max(200).default([]),
}));
export type Tax = z.infer<typeof taxSchema>;

/**
 * Describes a discount of a home: a share in basis points or an amount in US cents, off the charges of the listed kinds, and never more than they are. It
 * applies between its days while `when` is known to be true, or always without them. Never off basic services alone (16 CFR 453.2(b)(4)(iii)(C)).
 */
export const discountSchema = lazyObject(() => ({
  id: guid,
  name: requiredLine(80),
  reason: requiredLine(300),
  basisPoints: z.int().min(1).max(10_000).optional(),
  amountCents: cents.optional(),
  appliesTo: z.array(z.enum(chargeKind.values)).min(1).max(chargeKind.values.length),
  when: logicRuleSchema.optional(),
  /** The first and the last day on which it's given; missing for no such day. */
  from: calendarDate.optional(),
  until: calendarDate.optional(),
})).refine((each) => (each.basisPoints === undefined) !== (each.amountCents === undefined), 'A discount is a share or an amount');
export type Discount = z.infer<typeof discountSchema>;

/** Describes what a home adds to its charges and takes off them, the same for every family: part of its next price list. */
export const priceRulesSchema = lazyObject(() => ({
  taxes: z.array(taxSchema).max(MAX_TAXES),
  discounts: z.array(discountSchema).max(MAX_DISCOUNTS),
}));
export type PriceRules = z.infer<typeof priceRulesSchema>;

/**
 * Describes what the law, a cemetery, or a crematory makes a family buy at this home, with the reason that is shown and printed beside it (16 CFR
 * 453.4(b)(2)(i)(B)). It applies to the listed disposition types (none means all) while `when`, if there is one, is known to be true; a chosen item of the
 * line satisfies it.
 */
const purchaseRequirementSchema = lazyObject(() => ({
  id: guid,
  line: z.enum(gplLine.values),
  by: z.enum(requiredBy.values),
  reason: requiredLine(300),
  dispositionTypes: z.array(z.enum(dispositionType.values)).max(dispositionType.values.length).default([]),
  when: logicRuleSchema.optional(),
}));
export type PurchaseRequirement = z.infer<typeof purchaseRequirementSchema>;

/** Describes the fee for basic services: how it is charged, its amount if known, and what D4 says it covers. */
export const basicFeeSchema = lazyObject(() => ({
  variant: z.enum(basicFeeVariant.values),
  amountCents: cents.nullable(),
  services: lines(1000),
}));

/** Describes a home's price list in force from `effectiveOn`. A missing line is not offered; it is never a price of zero. No line appears twice. */
export const priceListSchema = lazyObject(() => ({
  effectiveOn: calendarDate,
  lines: z
    .array(priceListLineSchema)
    .max(gplLine.values.length)
    .refine((list) => new Set(list.map((each) => each.line)).size === list.length, 'A line is listed twice'),
  taxes: z.array(taxSchema).max(MAX_TAXES).default([]),
  discounts: z.array(discountSchema).max(MAX_DISCOUNTS).default([]),
  requirements: z.array(purchaseRequirementSchema).max(50).default([]),
  /** How the fee for basic services is charged, and what it covers, as published (16 CFR 453.2(b)(4)(iii)(C)). Without it, the fee is added to the total. */
  basicFee: basicFeeSchema.optional(),
}));
export type PriceList = z.infer<typeof priceListSchema>;
