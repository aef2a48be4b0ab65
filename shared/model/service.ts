import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { cents, guid, line, lines, requiredLine, stateCode } from '../values/schemas.ts';
import { stateCodes } from '../values/state-codes.ts';
import { gplLine, priceUnit, serviceBuilder } from './enumerations/pricing.ts';

/** Describes a kind of service in the catalog (transport, preparation, ceremonies). Lists sort by `sortOrder`, then name. */
export const serviceCategorySchema = lazyObject(() => ({
  id: guid,
  name: requiredLine(120),
  description: lines(600).default(''),
  sortOrder: z.int().min(0),
  isActive: z.boolean().default(true),
}));
export type ServiceCategory = z.infer<typeof serviceCategorySchema>;

/**
 * Describes a catalog service, the same for every home; its price is the home's `servicePrice`. `gplLine` is the price list's line that itemizes it;
 * services without one, such as cash advances, are itemized by their own name. Texts: `displayText` in lists, `detailText` in package details,
 * `featureText` where a home advertises it.
 */
export const serviceSchema = lazyObject(() => ({
  id: guid,
  serviceCategoryId: guid,
  name: requiredLine(120),
  description: lines(1000).default(''),
  displayText: lines(300).default(''),
  detailText: lines(1000).default(''),
  featureText: lines(300).default(''),
  gplLine: z.enum(gplLine.values).optional(),
  unit: z.enum(priceUnit.values).default('flat'),
  /** Paid to someone else for the family, and itemized separately (16 CFR 453.2(b)(5)). */
  isCashAdvance: z.boolean().default(false),
  /** Where homes find it (`isBuiltWith`). */
  builders: z
    .array(z.enum(serviceBuilder.values))
    .max(serviceBuilder.values.length)
    .default([...serviceBuilder.values]),
  /** The states whose homes find it there; none means all. */
  states: z.array(stateCode).max(stateCodes.length).default([]),
  sortOrder: z.int().min(0),
  isActive: z.boolean().default(true),
}));
export type Service = z.infer<typeof serviceSchema>;

/** Describes what one home charges for one service, in US cents per unit. */
export const servicePriceSchema = lazyObject(() => ({
  serviceId: guid,
  providerLocationId: guid,
  priceCents: cents,
  unit: z.enum(priceUnit.values).default('flat'),
  /** Units that are part of the price (miles of a transfer, hours of a viewing). */
  includedUnits: z.number().min(0).max(10_000).optional(),
  note: lines(1000).default(''),
  /** The home's own name for the service; without one it has the catalog's. */
  name: line(120).optional(),
  isOffered: z.boolean().default(true),
}));
export type ServicePrice = z.infer<typeof servicePriceSchema>;
