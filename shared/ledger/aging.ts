import { type AgingBucket, agingBucket } from '../model/enumerations/ledger.ts';
import type { Money } from '../model/ledger.ts';
import { daysBetween } from '../values/dates.ts';

/** What of a case's sums says how old its balance is. */
export type Owed = Pick<Money, 'balanceCents' | 'dueOn'>;

/** The last day past due of each age that has one. */
const lastDays: readonly [AgingBucket, number][] = [
  ['current', 0],
  ['days-1-30', 30],
  ['days-31-60', 60],
  ['days-61-90', 90],
];

/** Returns by how many days a balance is past due on a day; 0 before and on its due date, and without one. */
export const daysPastDue = (dueOn: string | null, asOf: string): number =>
  dueOn === null ? 0 : Math.max(0, daysBetween(dueOn, asOf));

/** Returns the age of a balance on a day, by its due date. What the home owes has none, and what has no due date is current (docs/decisions.md, Contract and payments). */
export function agingBucketOf({ balanceCents, dueOn }: Owed, asOf: string): AgingBucket {
  if (balanceCents < 0) return 'credit';
  const days = daysPastDue(dueOn, asOf);
  return lastDays.find(([, last]) => days <= last)?.[0] ?? 'over-90';
}

/** How many cases have a balance of an age, and how much that is, US cents; negative for credits. */
export type AgingTotal = { bucket: AgingBucket; cases: number; cents: number };

/** Returns the totals of every age, in order. */
export function agingTotals(owed: readonly Owed[], asOf: string): AgingTotal[] {
  const totals = new Map(agingBucket.values.map((bucket) => [bucket, { bucket, cases: 0, cents: 0 }]));
  for (const each of owed) {
    const total = totals.get(agingBucketOf(each, asOf))!;
    total.cases += 1;
    total.cents += each.balanceCents;
  }
  return [...totals.values()];
}
