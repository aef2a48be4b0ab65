import { formatCents, MAX_CENTS, shareOf } from '../values/money.ts';

/**
 * A change of many prices: by a share in basis points (500 is +5%, from -10,000 on, half a cent rounded up), by an amount, to one price, or to the nearest
 * whole number of steps, halves up. Amounts are US cents.
 */
export type PriceChange =
  | { by: 'basis-points'; basisPoints: number }
  | { by: 'cents'; cents: number }
  | { by: 'set'; priceCents: number }
  | { by: 'round'; toCents: number };

/** What a change makes of a price, or why it can't. */
export type ChangedPrice = { priceCents: number } | { fault: string };

function changed(priceCents: number, change: Exclude<PriceChange, { by: 'set' }>): number {
  if (change.by === 'cents') return priceCents + change.cents;
  if (change.by === 'basis-points') return shareOf(priceCents, 10_000 + change.basisPoints);
  return Math.floor((2 * priceCents + change.toCents) / (2 * change.toCents)) * change.toCents;
}

/**
 * Returns what a change makes of a price. The browser shows it before anything is saved, and the server computes it again. Something without a price gets one
 * only if all get the same: no share of nothing is a price.
 */
export function changedPrice(priceCents: number | undefined, change: PriceChange): ChangedPrice {
  if (change.by !== 'set' && priceCents === undefined) return { fault: 'This has no price to change.' };
  const cents = change.by === 'set' ? change.priceCents : changed(priceCents as number, change);
  if (change.by === 'round' && cents === 0 && priceCents !== 0) return { fault: 'Rounded, this would cost nothing.' };
  if (cents < 0) return { fault: 'A price cannot be below zero.' };
  if (cents > MAX_CENTS) return { fault: `A price is at most ${formatCents(MAX_CENTS)}.` };
  return { priceCents: cents };
}
