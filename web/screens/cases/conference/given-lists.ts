import type { GivenList } from '#shared/model/contract-version.ts';
import { type PriceListPaper, priceListPaper } from '#shared/model/enumerations/price-list.ts';

/** Returns the papers that nobody has recorded as given. */
export const notGiven = (papers: readonly PriceListPaper[], given: readonly GivenList[]): PriceListPaper[] =>
  papers.filter((paper) => !given.some((each) => each.paper === paper));

const before: Readonly<Record<PriceListPaper, string>> = {
  gpl: 'you talk about prices',
  'casket-price-list': 'you show caskets or their pictures',
  'outer-burial-container-price-list': 'you show outer burial containers or their pictures',
};

/** Says which list to give first, and before what. */
export const warningWords = (paper: PriceListPaper): string =>
  `Give the family the ${priceListPaper.label(paper)} before ${before[paper]}.`;
