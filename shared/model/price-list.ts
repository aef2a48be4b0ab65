import * as z from 'zod';
import { calendarDate, cents, lines, requiredLine } from '../values/schemas.ts';
import { containerSource, type GplLine, gplLine, priceUnit } from './enumerations/pricing.ts';

/** A price of direct cremation or immediate burial with one container (16 CFR 453.2(b)(4)(ii)(C), (D)), US cents. */
export const containerVariantSchema = z.strictObject({
  container: requiredLine(120),
  providedBy: z.enum(containerSource.values),
  priceCents: cents,
});
export type ContainerVariant = z.infer<typeof containerVariantSchema>;

/**
 * One line of a home's General Price List, in US cents a `unit`. It states either one price (`priceCents`), or a range (`minCents` and
 * `maxCents`: caskets, outer burial containers), or one price for each container (`variants`: direct cremation, immediate burial).
 * `note` holds the home's own words: services included, miles covered, the reason of a charge.
 */
export const priceListLineSchema = z
  .strictObject({
    line: z.enum(gplLine.values),
    priceCents: cents.optional(),
    minCents: cents.optional(),
    maxCents: cents.optional(),
    variants: z.array(containerVariantSchema).min(1).max(20).optional(),
    unit: z.enum(priceUnit.values),
    note: lines(1000).optional(),
  })
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

/** A home's price list in force from `effectiveOn`. A line that is absent is not offered: never a price of zero. No line twice. */
export const priceListSchema = z.strictObject({
  effectiveOn: calendarDate,
  lines: z
    .array(priceListLineSchema)
    .max(gplLine.values.length)
    .refine((list) => new Set(list.map((each) => each.line)).size === list.length, 'A line stands twice'),
});
export type PriceList = z.infer<typeof priceListSchema>;

/** Lowest and highest price of a line in US cents; both are equal where it states one price. */
export function priceRangeOf(line: PriceListLine): { minCents: number; maxCents: number } {
  if (line.priceCents !== undefined) return { minCents: line.priceCents, maxCents: line.priceCents };
  if (line.minCents !== undefined && line.maxCents !== undefined) return { minCents: line.minCents, maxCents: line.maxCents };
  const prices = (line.variants ?? []).map((variant) => variant.priceCents);
  return { minCents: Math.min(...prices), maxCents: Math.max(...prices) };
}

/**
 * The lowest price in US cents at which a family can have a line without bringing anything of its own, or `undefined` where the home
 * does not list it. Container lines count with a container of the home's: a price for which a family must first buy one is not all-in.
 */
export function lowestCents(priceList: PriceList, wanted: GplLine): number | undefined {
  const line = priceList.lines.find((each) => each.line === wanted);
  if (!line) return undefined;
  const own = line.variants?.filter((variant) => variant.providedBy === 'funeral-home') ?? [];
  return own.length > 0 ? Math.min(...own.map((variant) => variant.priceCents)) : priceRangeOf(line).minCents;
}
