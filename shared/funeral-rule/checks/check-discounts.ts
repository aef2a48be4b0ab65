import type { GplLine } from '../../model/enumerations/pricing.ts';
import type { GeneralPriceList, ListedDiscount, ListedPackage } from '../../model/general-price-list.ts';
import type { Finding } from '../../model/price-list-finding.ts';
import { formatCents, shareOf } from '../../values/money.ts';
import { feeDiscount } from './fee-words.ts';
import { finding } from './finding.ts';
import { findSentence, readText } from './sentence-patterns.ts';

const found = ({ id, name }: ListedDiscount, words: string, detail: string): Finding =>
  finding({
    code: 'discount-off-fee',
    clause: '16 CFR 453.4(b)(1)(i)(A)',
    place: { kind: 'discount', id, label: name },
    words,
    mend: 'The basic services fee is the same for everyone. End the discount, or make it smaller and take it off other charges.',
    fix: { target: 'discount', id },
    fixWords: 'End the discount',
    detail,
  });

function saysSo(discount: ListedDiscount): Finding[] {
  const sentence = findSentence(readText(`${discount.name}. ${discount.reason}`), feeDiscount(null));
  return sentence
    ? [found(discount, `The discount ${discount.name} reduces the basic services fee: "${sentence}"`, 'words')]
    : [];
}

/** The fee for basic services, and what the crematory is paid, US cents. */
type Fees = { fee: number; crematory: number };

/**
 * Returns what a package costs with a discount on its services. An account protects the fee in a package only in proportion to what the parts cost
 * separately (`charge-sums.ts`): in a package that is much cheaper than its parts, that is less than the fee. The crematory's fee isn't the home's own money.
 */
function costWith({ basisPoints, amountCents = 0 }: ListedDiscount, each: ListedPackage, { fee, crematory }: Fees): number {
  const { priceCents, aLaCartePriceCents, services } = each;
  const isPaidOn = services.some(({ line, isIncluded }) => line === 'cremation-fee' && isIncluded);
  const paidOn = isPaidOn ? Math.min(crematory, priceCents) : 0;
  const own = priceCents - paidOn;
  const open = own - Math.floor((own * fee) / Math.max(aLaCartePriceCents - paidOn, fee));
  return priceCents - Math.min(open, basisPoints === undefined ? amountCents : shareOf(open, basisPoints));
}

function takesSo(discount: ListedDiscount, packages: readonly ListedPackage[], fees: Fees): Finding[] {
  const { fee } = fees;
  if (!discount.appliesTo.includes('services')) return [];
  const below = packages.find((each) => costWith(discount, each, fees) < fee);
  if (!below) return [];
  const words = `With the discount ${discount.name} the package ${below.name} costs ${formatCents(costWith(discount, below, fees))}, less than the basic services fee that it includes (${formatCents(fee)}).`;
  return [found(discount, words, 'amount')];
}

/** Checks that no discount reduces the fee that everyone pays, by its words or by its amount. */
export function checkDiscounts({ lines, packages, discounts = [] }: GeneralPriceList): Finding[] {
  const centsOf = (wanted: GplLine) => lines.find(({ line }) => line === wanted)?.priceCents ?? 0;
  const [fee, crematory] = [centsOf('basic-services'), centsOf('cremation-fee')];
  // A package that costs less than the fee on its own has its own finding.
  const withFee = packages.filter(
    ({ priceCents, services }) =>
      priceCents >= fee && services.some(({ line, isIncluded }) => line === 'basic-services' && isIncluded),
  );
  return discounts.flatMap((discount) => [
    ...saysSo(discount),
    ...(fee > 0 ? takesSo(discount, withFee, { fee, crematory }) : []),
  ]);
}
