// What a home fills into the required sentences.
import type { GeneralPriceList } from '../model/general-price-list.ts';
import { formatCents } from '../values/money.ts';

const lowerFirst = (text: string): string => text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** Writes `a, b and c` without locale data, which would slow every Lambda start. */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Returns the home's own containers for a direct cremation, as D3 names them. Empty if there are none. */
export function containersOffered({ lines }: Pick<GeneralPriceList, 'lines'>): string {
  const variants = lines.find(({ line }) => line === 'direct-cremation')?.variants ?? [];
  return listed(variants.filter(({ providedBy }) => providedBy === 'funeral-home').map(({ container }) => lowerFirst(container)));
}

/** Returns a home's words as they follow "Our services include", even if they already repeat that sentence. */
export const asServicesIncluded = (words: string): string =>
  lowerFirst(
    words
      .trim()
      .replace(/^our (basic )?services include:?\s*/i, '')
      .replace(/[.\s]+$/, ''),
  );

/** Returns what D4 says about the fee beside its price, without a final period. Empty if the home hasn't said it. */
export const servicesIncluded = ({ basicFee }: Pick<GeneralPriceList, 'basicFee'>): string =>
  asServicesIncluded(basicFee.services);

/** Returns the fee in dollars for D4 B. Empty if unknown. */
export function feeInCaskets({ basicFee, lines }: Pick<GeneralPriceList, 'basicFee' | 'lines'>): string {
  const amount = basicFee.amountCents ?? lines.find(({ line }) => line === 'basic-services')?.priceCents;
  return amount === undefined ? '' : formatCents(amount);
}
