import type { GeneralPriceList } from '../model/general-price-list.ts';
import type { PriceListBlock } from '../model/price-list-block.ts';
import type { Finding } from '../model/price-list-finding.ts';
import { checkDates } from './checks/check-dates.ts';
import { checkDisclosures, checkSetOut } from './checks/check-disclosures.ts';
import { checkDiscounts } from './checks/check-discounts.ts';
import { type CheckedOn, checkHead } from './checks/check-head.ts';
import { checkLines } from './checks/check-lines.ts';
import { checkMerchandise } from './checks/check-merchandise.ts';
import { checkMerchandiseLists } from './checks/check-merchandise-lists.ts';
import { checkOffers } from './checks/check-offers.ts';
import { checkWords } from './checks/check-words.ts';
import { composePriceList } from './compose-price-list.ts';

/**
 * Returns every violation of the Funeral Rule on a price list (16 CFR 453.2 to 453.4), each with its clause, its place, and how to fix it. A list without
 * any may be published. `blocks` is the printed list, so what is checked is what people will read.
 */
export function checkPriceList(
  content: GeneralPriceList,
  blocks: readonly PriceListBlock[] = composePriceList(content),
  on: CheckedOn = {},
): Finding[] {
  const found = [
    ...checkHead(content, on),
    ...checkDates(content),
    ...checkLines(content),
    ...checkOffers(content),
    ...checkDiscounts(content),
    ...checkMerchandise(content),
    ...checkMerchandiseLists(content),
    ...checkWords(content),
    ...checkDisclosures(content, blocks),
    ...checkSetOut(blocks, composePriceList(content)),
  ];
  return [...new Map(found.map((each) => [each.id, each])).values()];
}
