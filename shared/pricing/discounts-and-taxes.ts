import type { ChargeKind } from '../model/enumerations/pricing.ts';
import type { Discount, PriceList, Tax } from '../model/price-list.ts';
import type { LineWhy, PricedLine } from '../model/priced-plan.ts';
import { shareOf } from '../values/money.ts';
import { noSums, type SumKind, type Sums, sharedOut, sumKinds, sumOf } from './charge-sums.ts';
import { percentWords } from './percent-words.ts';
import { holds } from './rules.ts';

const lineOf = (key: string, section: PricedLine['section'], label: string, cents: number, why: LineWhy): PricedLine => ({
  key,
  section,
  label,
  detail: '',
  quantity: 1,
  unit: 'flat',
  unitCents: cents,
  amountCents: cents,
  gplLine: null,
  of: null,
  why,
  includes: [],
});

/** Returns the part of the sums for some kinds of charges, without negative ones. */
function partOf(sums: Sums, isMeant: (kind: SumKind) => boolean): Sums {
  const part = noSums();
  for (const kind of sumKinds) if (isMeant(kind)) part[kind] = Math.max(0, sums[kind]);
  return part;
}

const isIn =
  (kinds: readonly ChargeKind[]) =>
  (kind: SumKind): boolean =>
    (kinds as readonly SumKind[]).includes(kind);

/** Returns whether a kind is taxed. For taxes, basic services count as services. */
const isTaxed =
  (kinds: readonly ChargeKind[]) =>
  (kind: SumKind): boolean =>
    isIn(kinds)(kind === 'basic-services' ? 'services' : kind);

/**
 * Returns a home's discounts in order. Each is computed on the full charges of its kinds, and takes at most what earlier discounts left, from each kind in
 * proportion. The fee for basic services isn't discounted (16 CFR 453.2(b)(4)(iii)(C)). Subtracts them from `left`.
 */
function discountLines(discounts: readonly Discount[], full: Sums, left: Sums, data: Record<string, unknown>): PricedLine[] {
  return discounts.flatMap(({ id, name, reason, basisPoints, amountCents, appliesTo, when }) => {
    if (!holds(when, data)) return [];
    const open = partOf(left, isIn(appliesTo));
    const wanted = basisPoints === undefined ? (amountCents ?? 0) : shareOf(sumOf(partOf(full, isIn(appliesTo))), basisPoints);
    const cents = Math.min(wanted, sumOf(open));
    if (cents === 0) return [];
    const taken = sharedOut(cents, open);
    for (const kind of sumKinds) left[kind] -= taken[kind];
    return [lineOf(`discount:${id}`, 'discounts', name, -cents, { kind: 'discount', reason })];
  });
}

/** Returns the taxes, each computed once on the sum of what it taxes, half a cent rounded up. */
function taxLines(taxes: readonly Tax[], left: Sums): PricedLine[] {
  return taxes.flatMap(({ id, name, rateBasisPoints, appliesTo }) => {
    const cents = shareOf(sumOf(partOf(left, isTaxed(appliesTo))), rateBasisPoints);
    if (cents === 0) return [];
    return [lineOf(`tax:${id}`, 'taxes', `${name} (${percentWords(rateBasisPoints)})`, cents, { kind: 'tax', rateBasisPoints })];
  });
}

/** Returns lines for the home's discounts that apply to the charges, and for the taxes on what is left. */
export function discountsAndTaxes(
  { discounts, taxes }: Pick<PriceList, 'discounts' | 'taxes'>,
  charged: Sums,
  data: Record<string, unknown>,
): PricedLine[] {
  const left = { ...charged };
  return [...discountLines(discounts, charged, left, data), ...taxLines(taxes, left)];
}
