import type { DisclosureKey, GplLine } from '../model/enumerations/pricing.ts';
import type { GeneralPriceList } from '../model/general-price-list.ts';
import type { PriceListBlock } from '../model/price-list-block.ts';
import { disclosures, disclosureText } from './disclosures.ts';
import { containersOffered, feeInCaskets, servicesIncluded } from './specified-words.ts';

/** A sentence that a list must print, with the home's words in it; `text` is null if the home hasn't provided those. */
export type RequiredDisclosure = { key: DisclosureKey; line: GplLine | null; text: string | null };

const filled = (key: DisclosureKey, ...words: string[]): string | null =>
  words.every((word) => word !== '') ? disclosureText(key, ...words) : null;

/** Returns whether the list shows only the range of a line's prices, with a separate list of each (16 CFR 453.2(b)(4)(iii)(A), (B)). */
export function hasRangeOnly(content: GeneralPriceList, line: 'caskets' | 'outer-burial-containers'): boolean {
  const { caskets, outerBurialContainers } = content.separateLists;
  const isSeparate = line === 'caskets' ? caskets : outerBurialContainers;
  return isSeparate || !content.items.some((item) => item.line === line);
}

/**
 * Returns the sentences that a general price list must print beside one line, in order. The fee for basic services is explained beside it, and also beside
 * the caskets if their price includes it (variant B): a fee priced on its own line would otherwise seem to be added.
 */
export function requiredBeside(content: GeneralPriceList, line: GplLine): RequiredDisclosure[] {
  const { variant } = content.basicFee;
  const beside = (key: DisclosureKey, text: string | null): RequiredDisclosure => ({ key, line, text });
  const feeIncluded = () => beside('D4B', filled('D4B', feeInCaskets(content), servicesIncluded(content)));
  switch (line) {
    case 'embalming':
      return [beside('D2', disclosures.D2.text)];
    case 'direct-cremation':
      return [beside('D3', filled('D3', containersOffered(content)))];
    case 'basic-services':
      return variant === 'added' ? [beside('D4A', filled('D4A', servicesIncluded(content)))] : [feeIncluded()];
    case 'caskets':
      return [
        ...(hasRangeOnly(content, line) ? [beside('D5', disclosures.D5.text)] : []),
        ...(variant === 'in-caskets' ? [feeIncluded()] : []),
      ];
    case 'outer-burial-containers':
      return [...(hasRangeOnly(content, line) ? [beside('D6', disclosures.D6.text)] : []), beside('D7', disclosures.D7.text)];
    default:
      return [];
  }
}

/** Returns all sentences that the list must print: the one above the prices first, then those beside its lines. */
export const requiredDisclosures = (content: GeneralPriceList): RequiredDisclosure[] => [
  { key: 'D1', line: null, text: disclosures.D1.text },
  ...content.lines.flatMap(({ line }) => requiredBeside(content, line)),
];

/** Turns sentences into blocks of a list. One whose gap can't be filled is left out, and the checker reports it. */
export const disclosureBlocks = (required: readonly RequiredDisclosure[]): PriceListBlock[] =>
  required.flatMap(({ key, line, text }): PriceListBlock[] =>
    text === null ? [] : [{ kind: 'disclosure', key, text, clause: disclosures[key].clause, line }],
  );
