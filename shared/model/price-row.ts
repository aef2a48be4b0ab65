import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { cents, guid, line, lines } from '../values/schemas.ts';
import { priceUnit } from './enumerations/pricing.ts';
import { containerVariantSchema } from './price-list.ts';

/** How often a row was saved, from 0 for one that never was; a save names the one it has seen. */
const version = z.int().min(0).max(1_000_000_000);
/** In hundredths at the finest: the table holds no number as small as JSON can write. */
const includedUnits = z
  .number()
  .min(0)
  .max(10_000)
  .refine((units) => Math.round(units * 100) / 100 === units);

/**
 * What a home charges for a service of the catalog as its staff work on it, US cents a `unit`: one price, a range (only of lines that state one, and only
 * while the home has priced no items for it), or a price for each container. Families see it when a price list is published. A row without a price is not yet priced: never zero.
 */
const servicePriceRowSchema = lazyObject(() => ({
  kind: z.literal('service'),
  /** The service's. */
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
  /** The home's own name of the service on its list; empty for the catalog's. */
  name: line(120).default(''),
  note: lines(1000).default(''),
}));
export type ServicePriceRow = z.infer<typeof servicePriceRowSchema>;

/** What a home charges for an item of merchandise as its staff work on it, US cents each. */
const itemPriceRowSchema = lazyObject(() => ({
  kind: z.literal('item'),
  /** The catalog item's. */
  id: guid,
  version,
  isOffered: z.boolean(),
  priceCents: cents.optional(),
  /** Ordered for one family only: such items need not stand on a price list (16 CFR 453.2(b)(2)(i)). */
  isSpecialOrder: z.boolean().default(false),
}));
export type ItemPriceRow = z.infer<typeof itemPriceRowSchema>;

/** A row of the pricing grid. */
export const priceRowSchema = z.discriminatedUnion('kind', [servicePriceRowSchema, itemPriceRowSchema]);
export type PriceRow = z.infer<typeof priceRowSchema>;
