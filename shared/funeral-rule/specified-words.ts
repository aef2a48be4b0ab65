// What a home fills into the sentences of law.
import type { GeneralPriceList } from '../model/general-price-list.ts';
import { formatCents } from '../values/money.ts';

const lowerFirst = (text: string): string => text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** `a, b and c`; without a locale's table, which every start of a Lambda would pay for. */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The containers of the home's own that a direct cremation may be had with, as D3 names them; empty where it names none. */
export function containersOffered({ lines }: Pick<GeneralPriceList, 'lines'>): string {
  const variants = lines.find(({ line }) => line === 'direct-cremation')?.variants ?? [];
  return listed(variants.filter(({ providedBy }) => providedBy === 'funeral-home').map(({ container }) => lowerFirst(container)));
}

/** A home's words as they follow "Our services include": they may be the whole of that sentence already. */
export const asServicesIncluded = (words: string): string =>
  lowerFirst(
    words
      .trim()
      .replace(/^our (basic )?services include:?\s*/i, '')
      .replace(/[.\s]+$/, ''),
  );

/** What D4 says of the fee beside its price, with a full stop of its own left out; empty where the home has not said it. */
export const servicesIncluded = ({ basicFee }: Pick<GeneralPriceList, 'basicFee'>): string =>
  asServicesIncluded(basicFee.services);

/** The fee in dollars, for D4 B; empty where it is not known. */
export function feeInCaskets({ basicFee, lines }: Pick<GeneralPriceList, 'basicFee' | 'lines'>): string {
  const amount = basicFee.amountCents ?? lines.find(({ line }) => line === 'basic-services')?.priceCents;
  return amount === undefined ? '' : formatCents(amount);
}
