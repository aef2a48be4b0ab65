import type { PriceListPaper } from '../../model/enumerations/price-list.ts';
import type { GeneralPriceList } from '../../model/general-price-list.ts';
import type { PriceListBlock } from '../../model/price-list-block.ts';
import type { Finding } from '../../model/price-list-finding.ts';
import { composePapers } from '../compose-merchandise-lists.ts';
import { disclosures } from '../disclosures.ts';
import { checkSetOut, isAboveThePrices } from './check-disclosures.ts';
import { finding } from './finding.ts';

/** Checks that the sentence about containers is above their prices, word for word (16 CFR 453.3(c)(2)). */
function checkSentence(blocks: readonly PriceListBlock[]): Finding[] {
  const { text, clause } = disclosures.D7;
  const at = blocks.findIndex((block) => block.kind === 'disclosure' && block.text === text);
  if (at !== -1 && isAboveThePrices(blocks, at)) return [];
  return [
    finding({
      code: at === -1 ? 'disclosure-missing' : 'disclosure-misplaced',
      clause,
      place: { kind: 'list', label: 'Outer Burial Container Price List' },
      words: `Disclosure D7 isn’t ${at === -1 ? 'on' : 'above the prices of'} the Outer Burial Container Price List.`,
      mend: `Print "${text}" immediately above the prices, word for word.`,
      detail: 'outer-burial-container-price-list',
    }),
  ];
}

/**
 * Checks the casket price list and the outer burial container price list as they are printed (16 CFR 453.2(b)(2), (3)): the name of the home, the caption,
 * the date, and the price and the description of every item. Lists that the home doesn't have aren't required: its general price list has those prices.
 */
export const checkMerchandiseLists = (
  content: GeneralPriceList,
  printed: readonly { paper: PriceListPaper; blocks: readonly PriceListBlock[] }[] = composePapers(content),
): Finding[] =>
  composePapers(content)
    .filter(({ paper }) => paper !== 'gpl')
    .flatMap(({ paper, blocks: wanted }) => {
      const blocks = printed.find((each) => each.paper === paper)?.blocks ?? [];
      const sentence = paper === 'outer-burial-container-price-list' ? checkSentence(blocks) : [];
      return [...checkSetOut(blocks, wanted, paper), ...sentence];
    });
