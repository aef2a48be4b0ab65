import type { ChargeKind } from '../model/enumerations/pricing.ts';
import type { Discount, PriceList, Tax } from '../model/price-list.ts';
import type { LineWhy, PricedLine } from '../model/priced-plan.ts';
import { formatCents, ppmOf, shareOf } from '../values/money.ts';
import {
  chargeSums,
  noSums,
  type PackagePrices,
  type SumKind,
  type SummedLine,
  type Sums,
  sharedOut,
  sumKinds,
  sumOf,
} from './charge-sums.ts';
import { discountParcels, type Parcel, parcelsOf, sumsOf } from './parcels.ts';
import { percentWords } from './percent-words.ts';
import { holds } from './rules.ts';

type Computed = Pick<PricedLine, 'key' | 'section' | 'label' | 'detail'> & { why: LineWhy };

const lineOf = ({ key, section, label, detail, why }: Computed, cents: number): PricedLine => ({
  key,
  section,
  label,
  detail,
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

/** An account whose charges are complete, and what it was made from. */
export type ChargedAccount = PackagePrices & { lines: readonly SummedLine[] };

/** Lines that a tax leaves out in one case, by the tax's id. */
export type Exempt = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Returns a home's discounts in order. Each is computed on the full charges of its kinds, and takes at most what earlier discounts left, from each kind in
 * proportion. The fee for basic services isn't discounted (16 CFR 453.2(b)(4)(iii)(C)). Subtracts them from `left`, and says in `taken` what each took.
 */
function discountLines(
  discounts: readonly Discount[],
  full: Sums,
  { left, taken }: { left: Sums; taken: Sums[] },
  data: Record<string, unknown>,
): PricedLine[] {
  return discounts.flatMap(({ id, name, reason, basisPoints, amountCents, appliesTo, when }) => {
    if (!holds(when, data)) return [];
    const open = partOf(left, isIn(appliesTo));
    const wholeCents = sumOf(partOf(full, isIn(appliesTo)));
    const wanted = basisPoints === undefined ? (amountCents ?? 0) : shareOf(wholeCents, basisPoints);
    const cents = Math.min(wanted, sumOf(open));
    if (cents === 0) return [];
    const parts = sharedOut(cents, open);
    for (const kind of sumKinds) left[kind] -= parts[kind];
    taken.push(parts);
    const isShare = basisPoints !== undefined && cents === wanted;
    const detail = isShare ? `${percentWords(basisPoints * 100)} of ${formatCents(wholeCents)}` : '';
    return [
      lineOf({ key: `discount:${id}`, section: 'discounts', label: name, detail, why: { kind: 'discount', reason } }, -cents),
    ];
  });
}

/** Returns the parts of an account net of its discounts, in the same proportion within each kind. */
function netParcels({ lines, ...prices }: ChargedAccount, taken: readonly Sums[]): Parcel[] {
  const parcels = parcelsOf(lines, prices);
  for (const each of taken) discountParcels(parcels, each);
  return parcels;
}

/** Returns the taxes, each computed once on the sum of what it taxes, half a cent rounded up. */
function taxLines(taxes: readonly Tax[], left: Sums, parcelsLeft: () => readonly Parcel[], exempt: Exempt): PricedLine[] {
  return taxes.flatMap(({ id, name, ratePpm, appliesTo, exceptLines, exceptCategoryIds }) => {
    const lines = exempt.get(id);
    const isExempt = ({ key, gplLine, categoryId }: Parcel): boolean =>
      lines?.has(key) ||
      (gplLine !== null && exceptLines.includes(gplLine)) ||
      (categoryId !== null && exceptCategoryIds.includes(categoryId));
    const isWhole = !lines && exceptLines.length === 0 && exceptCategoryIds.length === 0;
    const without = isWhole ? noSums() : sumsOf(parcelsLeft().filter(isExempt));
    const taxed = partOf(left, isTaxed(appliesTo));
    for (const kind of sumKinds) taxed[kind] = Math.max(0, taxed[kind] - without[kind]);
    const taxedCents = sumOf(partOf(taxed, isTaxed(appliesTo)));
    const cents = ppmOf(taxedCents, ratePpm);
    if (cents === 0) return [];
    // Nothing else prints how much of a package is taxed.
    const detail = `On ${formatCents(taxedCents)}`;
    const label = `${name} (${percentWords(ratePpm)})`;
    return [lineOf({ key: `tax:${id}`, section: 'taxes', label, detail, why: { kind: 'tax', ratePpm } }, cents)];
  });
}

/** Returns lines for the home's discounts that apply to the charges, and for the taxes on what is left. */
export function discountsAndTaxes(
  { discounts, taxes }: Pick<PriceList, 'discounts' | 'taxes'>,
  account: ChargedAccount,
  data: Record<string, unknown>,
  exempt: Exempt = new Map(),
): PricedLine[] {
  const charged = chargeSums(account.lines, account);
  const taken: Sums[] = [];
  const left = { ...charged };
  const discounted = discountLines(discounts, charged, { left, taken }, data);
  let parcels: readonly Parcel[] | undefined;
  const parcelsLeft = () => (parcels ??= netParcels(account, taken));
  return [...discounted, ...taxLines(taxes, left, parcelsLeft, exempt)];
}
