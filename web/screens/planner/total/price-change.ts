import type { PricedPlan } from '#shared/model/priced-plan.ts';
import { compareAccounts } from '#shared/pricing/compare-accounts.ts';
import { formatCents } from '#shared/values/money.ts';

/** What a change of the plan did to its total: `cents` more (or, if negative, less), for what, and how many other lines. */
export type PriceChange = { cents: number; words: string };

/** Returns `+$395.00`, and `−$40.00` with a true minus sign. */
export const signedWords = (cents: number): string => `${cents < 0 ? '−' : '+'}${formatCents(Math.abs(cents))}`;

/** Returns what changed between two price breakdowns of a plan, named by its largest part; null if nothing did. */
export const priceChange = (before: PricedPlan, now: PricedPlan): PriceChange | null => {
  const { gone, added, dearer, cheaper, differenceCents } = compareAccounts(before, now);
  const parts = [
    ...added.map(({ label, amountCents }) => ({ label, cents: amountCents })),
    ...gone.map(({ label, amountCents }) => ({ label, cents: -amountCents })),
    ...[...dearer, ...cheaper].map(({ now: { label }, byCents }) => ({ label, cents: byCents })),
  ];
  const [largest, ...others] = parts.toSorted((one, other) => Math.abs(other.cents) - Math.abs(one.cents));
  if (!largest) return null;
  const more = others.length === 1 ? ' and 1 other change' : others.length > 1 ? ` and ${others.length} other changes` : '';
  return { cents: differenceCents, words: `${largest.label}${more}` };
};
