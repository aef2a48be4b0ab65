import { formatCents, MAX_CENTS, shareOf } from '../values/money.ts';

/** The steps that prices can be rounded to, US cents. */
export const roundingSteps = [100, 500, 1000, 2500, 5000, 10_000] as const;
/** Which way prices are rounded; halves go up to the nearest. */
export const roundingWays = ['nearest', 'up', 'down'] as const;

/**
 * A change of many prices: by a share in basis points (500 is +5%, from -10,000 on, half a cent rounded up), by an amount, to one price, or to whole steps. Amounts are US
 * cents.
 */
export type PriceChange =
  | { kind: 'percent'; basisPoints: number }
  | { kind: 'amount'; amountCents: number }
  | { kind: 'set'; priceCents: number }
  | { kind: 'round'; stepCents: (typeof roundingSteps)[number]; way: (typeof roundingWays)[number] };

/** What a change makes of a price, or why it can't. */
export type ChangedPrice = { priceCents: number } | { fault: string };

const spare = { nearest: (stepCents: number) => stepCents / 2, up: (stepCents: number) => stepCents - 1, down: () => 0 };

function exactly(priceCents: number, change: Exclude<PriceChange, { kind: 'set' }>): number {
  if (change.kind === 'amount') return priceCents + change.amountCents;
  if (change.kind === 'percent') return shareOf(priceCents, 10_000 + change.basisPoints);
  const { stepCents, way } = change;
  return Math.floor((priceCents + spare[way](stepCents)) / stepCents) * stepCents;
}

/**
 * Returns what a change makes of a price. The browser shows it before anything is saved, and the server computes it again. Something without a price gets one
 * only if all get the same: no share of nothing is a price.
 */
export function changedPrice(priceCents: number | undefined, change: PriceChange): ChangedPrice {
  if (change.kind !== 'set' && priceCents === undefined) return { fault: 'This has no price to change.' };
  const cents = change.kind === 'set' ? change.priceCents : exactly(priceCents as number, change);
  if (change.kind === 'round' && cents === 0 && priceCents !== 0) return { fault: 'Rounded, this would cost nothing.' };
  if (cents < 0) return { fault: 'A price cannot be below zero.' };
  if (cents > MAX_CENTS) return { fault: `A price is at most ${formatCents(MAX_CENTS)}.` };
  return { priceCents: cents };
}
