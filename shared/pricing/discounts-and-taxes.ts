import { type ChargeKind, chargeKind } from '../model/enumerations/pricing.ts';
import type { PriceList } from '../model/price-list.ts';
import type { PlanSection, PricedLine } from '../model/priced-plan.ts';
import { holds } from './chosen-charges.ts';

/** What stands on an account by kind of charge, US cents. */
type Sums = Record<ChargeKind, number>;

const kindOf: Partial<Record<PlanSection, ChargeKind>> = {
  package: 'services',
  services: 'services',
  merchandise: 'merchandise',
  'cash-advances': 'cash-advances',
};

function sumsOf(lines: readonly PricedLine[]): Sums {
  const sums: Sums = { services: 0, merchandise: 0, 'cash-advances': 0 };
  for (const { section, amountCents } of lines) {
    const kind = kindOf[section];
    if (kind) sums[kind] += amountCents;
  }
  return sums;
}

const plainLine = (line: Pick<PricedLine, 'key' | 'section' | 'label' | 'why'> & { amountCents: number }): PricedLine => ({
  detail: '',
  quantity: 1,
  unit: 'flat',
  gplLine: null,
  of: null,
  includes: [],
  unitCents: line.amountCents,
  ...line,
});

/** A share in basis points of an amount, US cents, half a cent rounded up. */
export const shareOf = (cents: number, basisPoints: number): number =>
  Number((BigInt(cents) * BigInt(basisPoints) + 5_000n) / 10_000n);

/** Takes an amount off the kinds named, in their order, each no lower than zero; answers how much could be taken. */
function takeOff(left: Sums, kinds: readonly ChargeKind[], cents: number): number {
  let open = cents;
  for (const kind of chargeKind.values) {
    if (!kinds.includes(kind)) continue;
    const taken = Math.min(open, left[kind]);
    left[kind] -= taken;
    open -= taken;
  }
  return cents - open;
}

/**
 * The home's discounts and the taxes, as lines. Discounts come first, in the home's order, each off what is charged of its kinds and never below zero; the fee
 * for basic services is not discounted (16 CFR 453.2(b)(4)(iii)(C)). Each tax is reckoned once on the sum of what is taxed, after discounts, half a cent
 * rounded up.
 */
export function discountsAndTaxes(
  { discounts, taxes }: Pick<PriceList, 'discounts' | 'taxes'>,
  lines: readonly PricedLine[],
  data: Record<string, unknown>,
): PricedLine[] {
  const taxable = sumsOf(lines);
  const base = sumsOf(lines.filter(({ gplLine }) => gplLine !== 'basic-services'));
  const discountable = { ...base };
  const lowered = discounts.flatMap(({ id, name, reason, basisPoints, amountCents, appliesTo, when }): PricedLine[] => {
    if (!holds(when, data)) return [];
    const sum = appliesTo.reduce((total, kind) => total + base[kind], 0);
    const wanted = basisPoints === undefined ? (amountCents ?? 0) : shareOf(Math.max(0, sum), basisPoints);
    const cents = takeOff(discountable, appliesTo, wanted);
    if (cents === 0) return [];
    takeOff(taxable, appliesTo, cents);
    return [
      plainLine({
        key: `discount:${id}`,
        section: 'discounts',
        label: name,
        amountCents: -cents,
        why: { kind: 'discount', reason },
      }),
    ];
  });
  const taxed = taxes.flatMap(({ id, name, rateBasisPoints, appliesTo }): PricedLine[] => {
    const cents = shareOf(
      Math.max(
        0,
        appliesTo.reduce((total, kind) => total + taxable[kind], 0),
      ),
      rateBasisPoints,
    );
    if (cents === 0) return [];
    return [
      plainLine({ key: `tax:${id}`, section: 'taxes', label: name, amountCents: cents, why: { kind: 'tax', rateBasisPoints } }),
    ];
  });
  return [...lowered, ...taxed];
}
