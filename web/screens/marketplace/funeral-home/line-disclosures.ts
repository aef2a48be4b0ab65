import type { PriceListLine } from '#shared/contract/marketplace-views.ts';
import { type DisclosureKey, disclosures, disclosuresBeside, disclosureText } from '#shared/funeral-rule/disclosures.ts';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

const lowerFirst = (text: string): string => text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** The containers that a home offers with a direct cremation, as the sentence D3 names them. */
const containersOf = ({ variants }: PriceListLine): string =>
  list.format(variants.filter(({ providedBy }) => providedBy === 'funeral-home').map(({ label }) => lowerFirst(label)));

/** The basic services as the sentence D4 names them: the home's note, which may begin with the sentence's own words. */
const servicesOf = ({ note }: PriceListLine): string =>
  lowerFirst(note.replace(/^our services include:?\s*/i, '').replace(/\.\s*$/, ''));

/** Whether a disclosure beside the line repeats the home's note, so that the note need not stand alone. */
export const saysNote = (line: PriceListLine['line']): boolean => line === 'basic-services';

/** A sentence with the home's words in it; null where the home has not said what the sentence must name, or it is not this home's case. */
const filled = (key: DisclosureKey, line: PriceListLine): string | null => {
  if (key === 'D3') return containersOf(line) ? disclosureText(key, containersOf(line)) : null;
  // Every home of Yarrow adds the fee to the total (variant A); what its services are is the note of the line.
  if (key === 'D4A') return servicesOf(line) ? disclosureText(key, servicesOf(line)) : disclosures.D4A.text;
  return key === 'D4B' ? null : disclosureText(key);
};

/** The sentences of the Funeral Rule that stand beside one line of a home's list, each with its clause. */
export const lineDisclosures = (line: PriceListLine): { key: string; text: string; clause: string }[] =>
  disclosuresBeside(line.line).flatMap((key) => {
    const text = filled(key, line);
    return text === null ? [] : [{ key, text, clause: disclosures[key].clause }];
  });
