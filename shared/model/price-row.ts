import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { cents, guid, line, lines } from '../values/schemas.ts';
import { priceUnit } from './enumerations/pricing.ts';
import { containerVariantSchema } from './price-list.ts';

/** How often a row was saved, or 0 if never; a save sends the one that it has seen. */
const version = z.int().min(0).max(1_000_000_000);
/** The last place in the order of a category: the table's keys have four digits for it. */
export const MAX_PLACE = 9999;
/** At most two decimals, because the table can't store a number as small as JSON can write. */
const includedUnits = z
  .number()
  .min(0)
  .max(10_000)
  .refine((units) => Math.round(units * 100) / 100 === units);

/**
 * Describes a home's working price of a catalog service, US cents per `unit`: one price, a range (only for lines that state one, and only while the home
 * has priced no items for it), or a price per container. Families see it once a price list is published. A row without a price isn't priced yet; it is
 * never zero.
 */
const servicePriceRowSchema = lazyObject(() => ({
  kind: z.literal('service'),
  /** The service's id. */
  id: guid,
  version,
  isOffered: z.boolean(),
  priceCents: cents.optional(),
  minCents: cents.optional(),
  maxCents: cents.optional(),
  variants: z.array(containerVariantSchema).max(20).optional(),
  unit: z.enum(priceUnit.values),
  /** Units that are part of the price: miles of a transfer, hours of a viewing. */
  includedUnits: includedUnits.optional(),
  /** The home's own name for the service on its list; empty for the catalog's. */
  name: line(120).default(''),
  note: lines(1000).default(''),
}));
export type ServicePriceRow = z.infer<typeof servicePriceRowSchema>;

/** Describes a home's working price of an item of merchandise, or of one variant of it, US cents each. */
export const itemPriceRowSchema = lazyObject(() => ({
  kind: z.literal('item'),
  /** The item's id, of the catalog or of the home's own. */
  id: guid,
  variantId: guid.optional(),
  version,
  isOffered: z.boolean(),
  priceCents: cents.optional(),
  /** Ordered for one family only. Such items needn't be on a price list (16 CFR 453.2(b)(2)(i)). */
  isSpecialOrder: z.boolean().default(false),
  /** Its place in the home's order of the category. Without one it keeps the place that it has. */
  sortOrder: z.int().min(0).max(MAX_PLACE).optional(),
}));
export type ItemPriceRow = z.infer<typeof itemPriceRowSchema>;

/** Describes a row of the pricing grid. */
export const priceRowSchema = z.discriminatedUnion('kind', [servicePriceRowSchema, itemPriceRowSchema]);
export type PriceRow = z.infer<typeof priceRowSchema>;
