import type { LocationProfile, PriceListLine } from '#shared/contract/marketplace-views.ts';
import { disclosures, disclosuresBeside, disclosureText } from '#shared/funeral-rule/disclosures.ts';
import type { DisclosureKey } from '#shared/model/enumerations/pricing.ts';
import { formatCents } from '#shared/values/money.ts';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

const lowerFirst = (text: string): string => text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** Returns the containers that a home offers with a direct cremation, as disclosure D3 names them. */
const containersOf = ({ variants }: PriceListLine): string =>
  list.format(variants.filter(({ providedBy }) => providedBy === 'funeral-home').map(({ label }) => lowerFirst(label)));

/** How a home charges its fee for basic services, if its list says so. */
export type BasicFee = NonNullable<LocationProfile['priceList']>['basicFee'];

/** Returns the basic services as disclosure D4 names them: the home's words, which may begin like the disclosure. */
const servicesOf = (words: string): string => lowerFirst(words.replace(/^our services include:?\s*/i, '').replace(/\.\s*$/, ''));

/** Checks whether a disclosure beside the line repeats the home's note, so that the note isn't needed. */
export const saysNote = (line: PriceListLine['line']): boolean => line === 'basic-services';

/** Returns a disclosure with the home's words in it; null if the home hasn't said what it must name, or if it doesn't apply to this home. */
const filled = (key: DisclosureKey, line: PriceListLine, fee: BasicFee): string | null => {
  const isInCaskets = fee?.variant === 'in-caskets';
  if (key === 'D3') return containersOf(line) ? disclosureText(key, containersOf(line)) : null;
  // A home that hasn't said otherwise adds the fee to the total (variant A); the note of the line says what its services are.
  if (key === 'D4A') {
    const services = servicesOf(fee?.services || line.note);
    return isInCaskets ? null : services ? disclosureText(key, services) : disclosures.D4A.text;
  }
  if (key !== 'D4B') return disclosureText(key);
  if (!isInCaskets || fee.amountCents === null || !servicesOf(fee.services)) return null;
  return disclosureText(key, formatCents(fee.amountCents), servicesOf(fee.services));
};

/** Returns the Funeral Rule's disclosures for one line of a home's list, each with its clause. */
export const lineDisclosures = (line: PriceListLine, fee: BasicFee = null): { key: string; text: string; clause: string }[] =>
  disclosuresBeside(line.line).flatMap((key) => {
    const text = filled(key, line, fee);
    return text === null ? [] : [{ key, text, clause: disclosures[key].clause }];
  });
