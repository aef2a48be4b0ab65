import type * as z from 'zod';
import { type PriceRow, priceRowSchema } from '../model/price-row.ts';
import { formatCents, MAX_CENTS } from '../values/money.ts';
import type { RowShape } from './priced-services.ts';

/** What is known about the service or item of a row: how it states its price, and whether the price of goods may replace it. */
type RowFacts = { shape: RowShape; isLineOfGoods: boolean };

/** Knows the services, items, and variants that a home can price; undefined for any other. */
export type FactsOf = (row: Pick<PriceRow, 'kind' | 'id'> & { variantId?: string | undefined }) => RowFacts | undefined;

/** A fault of a row: the field, such as `variants.0.priceCents`, and the words that the screen shows beside it. */
export type RowFault = { field: string; message: string };

export type CheckedRow = { row: PriceRow } | { errors: RowFault[] };

const NOT_A_PRICE = 'Enter a price, like 1,234.50.';

function priceWords({ code }: z.core.$ZodRawIssue): string {
  if (code === 'too_small') return 'A price cannot be below zero.';
  return code === 'too_big' ? `A price is at most ${formatCents(MAX_CENTS)}.` : NOT_A_PRICE;
}

/** Returns a zod issue in the grid's words. Issues that no person can cause keep zod's own words. */
function wordsOf(issue: z.core.$ZodRawIssue): string | undefined {
  const field = String(issue.path?.at(-1) ?? '');
  if (field.endsWith('Cents')) return priceWords(issue);
  if (field === 'includedUnits') return 'Enter how many units the price includes, from 0 to 10,000.';
  if (field === 'variants') return 'At most 20 containers.';
  if (field === 'unit') return 'Choose a unit.';
  // Text says its own limit.
  return issue.code === 'too_big' && issue.origin !== 'string'
    ? `Enter ${issue.maximum.toLocaleString('en-US')} or less.`
    : undefined;
}

/** Returns the faults of a row, one for each field: a number that is too large for its field may be too large for any whole number, too. */
function parseFaults(issues: readonly z.core.$ZodIssue[]): RowFault[] {
  const faults = new Map<string, string>();
  for (const { path, message } of issues) faults.set(path.join('.'), message);
  return [...faults].slice(0, 20).map(([field, message]) => ({ field, message }));
}

/** Returns what is wrong with how a service's row states its price, apart from the numbers. */
function shapeFaults(row: PriceRow, { shape, isLineOfGoods }: RowFacts): RowFault[] {
  if (row.kind === 'item') return [];
  const { priceCents, minCents, maxCents, variants } = row;
  const hasRange = minCents !== undefined || maxCents !== undefined;
  const ways = [priceCents !== undefined, hasRange, (variants?.length ?? 0) > 0].filter(Boolean).length;
  if (ways > 1) return [{ field: 'priceCents', message: 'Enter one price, a range, or prices by container: only one of them.' }];
  if (hasRange && shape !== 'range' && !isLineOfGoods)
    return [{ field: 'minCents', message: 'This service has one price, not a range.' }];
  if (variants && variants.length > 0 && shape !== 'containers')
    return [{ field: 'variants', message: 'Only direct cremation and immediate burial are priced by container.' }];
  if (hasRange && minCents === undefined) return [{ field: 'minCents', message: 'Enter the lowest price too.' }];
  if (hasRange && maxCents === undefined) return [{ field: 'maxCents', message: 'Enter the highest price too.' }];
  if (minCents !== undefined && maxCents !== undefined && minCents > maxCents)
    return [{ field: 'maxCents', message: 'The highest price is below the lowest.' }];
  return [];
}

/**
 * Returns a row of the grid as it may be saved, or its faults. `factsOf` knows the services and items that the home can price, and no other row is allowed.
 * The browser and the server use the same check.
 */
export function checkPriceRow(given: unknown, factsOf: FactsOf): CheckedRow {
  const parsed = priceRowSchema.safeParse(given, { error: wordsOf });
  if (!parsed.success) return { errors: parseFaults(parsed.error.issues) };
  const facts = factsOf(parsed.data);
  if (!facts) return { errors: [{ field: 'id', message: 'This is no longer in the catalog.' }] };
  const errors = shapeFaults(parsed.data, facts);
  return errors.length > 0 ? { errors } : { row: parsed.data };
}
