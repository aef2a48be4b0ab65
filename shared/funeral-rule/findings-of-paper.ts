import type { PriceListPaper } from '../model/enumerations/price-list.ts';
import type { GplLine } from '../model/enumerations/pricing.ts';
import type { Finding, FindingCode } from '../model/price-list-finding.ts';

/** A list of goods besides the general price list. */
export type GoodsPaper = Exclude<PriceListPaper, 'gpl'>;

const goods: Record<GoodsPaper, { lines: readonly GplLine[]; clauses: readonly string[] }> = {
  'casket-price-list': { lines: ['caskets', 'alternative-container'], clauses: ['16 CFR 453.2(b)(2)'] },
  'outer-burial-container-price-list': {
    lines: ['outer-burial-containers'],
    clauses: ['16 CFR 453.2(b)(3)', '16 CFR 453.3(c)(2)'],
  },
};

/** What all lists have in common: the name of the home and the effective date. */
const shared: readonly FindingCode[] = [
  'home-missing',
  'effective-date-missing',
  'effective-date-future',
  'effective-date-before-last',
];

/** Returns the list of goods that has the prices of a line, or undefined if only the general price list may have them. */
export const goodsPaperOf = (line: GplLine | null | undefined): GoodsPaper | undefined =>
  (Object.keys(goods) as GoodsPaper[]).find((paper) => goods[paper].lines.some((each) => each === line));

/** Returns what has to be fixed before a list of goods can be published: in its items, their words, or its head. */
export const findingsOfPaper = (findings: readonly Finding[], paper: GoodsPaper): Finding[] =>
  findings.filter(
    ({ code, clause, place }) =>
      shared.includes(code) ||
      goods[paper].clauses.some((each) => clause.startsWith(each)) ||
      (place.kind === 'row' && goodsPaperOf(place.line) === paper),
  );
