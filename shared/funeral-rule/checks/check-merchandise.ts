import type { GeneralPriceList } from '../../model/general-price-list.ts';
import type { Finding } from '../../model/price-list-finding.ts';
import { finding } from './finding.ts';

/** Words that point elsewhere instead of telling what the thing is. */
const pointing =
  /\b(?:see|photo(?:graph)?s?|pictures?|images?|shown|pictured|illustrated|catalogu?e|brochure|page|model|item|style|series|number|no|nr|sku|ref|reference|the|a|an|as|in|on|our|above|below|and|or|of|for|please|ask|us)\b\.?/gi;

/** Whether a text tells what a thing is (16 CFR 453.2(b)(2)(i), (3)(i)): a photograph or a model number alone does not. */
export const isIdentifying = (description: string): boolean => {
  const words = description
    .replace(/#\s*\S+/g, ' ')
    .replace(/\b\S*\d\S*\b/g, ' ')
    .replace(pointing, ' ')
    .match(/\p{L}{3,}/gu);
  return (words ?? []).length >= 2;
};

const clauses = {
  caskets: '16 CFR 453.2(b)(2)(i)',
  'alternative-container': '16 CFR 453.2(b)(2)(i)',
  'outer-burial-containers': '16 CFR 453.2(b)(3)(i)',
} as const;

/** Every casket and container is told by its description; what is ordered for one family only is not in the content at all. */
export const checkMerchandise = ({ items }: GeneralPriceList): Finding[] =>
  items.flatMap(({ itemId, line, name, description }) => {
    const clause = line && line in clauses ? clauses[line as keyof typeof clauses] : undefined;
    if (!clause || isIdentifying(description)) return [];
    return [
      finding({
        code: 'description-missing',
        clause,
        place: { kind: 'row', row: 'item', id: itemId, line: line ?? null, label: name },
        words: `${name} has no description that identifies it: a picture or a model number alone does not.`,
        mend: 'Say what it is made of and how it is finished, or do not offer it.',
        fix: { target: 'row', row: 'item', id: itemId, set: { isOffered: false } },
        fixWords: 'Take it off the list',
      }),
    ];
  });
