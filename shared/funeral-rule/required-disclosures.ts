import type { DisclosureKey, GplLine } from '../model/enumerations/pricing.ts';
import type { GeneralPriceList } from '../model/general-price-list.ts';
import type { PriceListBlock } from '../model/price-list-block.ts';
import { disclosures, disclosureText } from './disclosures.ts';
import { containersOffered, feeInCaskets, servicesIncluded } from './specified-words.ts';

/** A sentence that a list must carry, with the home's words in it; `text` null where the home has not said what it must name. */
export type RequiredDisclosure = { key: DisclosureKey; line: GplLine | null; text: string | null };

const filled = (key: DisclosureKey, ...words: string[]): string | null =>
  words.every((word) => word !== '') ? disclosureText(key, ...words) : null;

/** Whether the list shows only the range of a line's prices, and a list of its own each of them (16 CFR 453.2(b)(4)(iii)(A), (B)). */
export function hasRangeOnly(content: GeneralPriceList, line: 'caskets' | 'outer-burial-containers'): boolean {
  const { caskets, outerBurialContainers } = content.separateLists;
  const isSeparate = line === 'caskets' ? caskets : outerBurialContainers;
  return isSeparate || !content.items.some((item) => item.line === line);
}

/**
 * Returns the sentences that a general price list must carry beside one line, in their order. The fee for basic services is explained beside it, and also
 * beside the caskets where it is part of their price (variant B): a fee that is priced on a line of its own would otherwise seem to be added.
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

/** All sentences that the list must carry: the one above the prices first, then those beside the lines that it has. */
export const requiredDisclosures = (content: GeneralPriceList): RequiredDisclosure[] => [
  { key: 'D1', line: null, text: disclosures.D1.text },
  ...content.lines.flatMap(({ line }) => requiredBeside(content, line)),
];

/** A sentence as a piece of a list; nothing where its gap cannot be filled, which the checker tells of. */
export const disclosureBlocks = (required: readonly RequiredDisclosure[]): PriceListBlock[] =>
  required.flatMap(({ key, line, text }): PriceListBlock[] =>
    text === null ? [] : [{ kind: 'disclosure', key, text, clause: disclosures[key].clause, line }],
  );
