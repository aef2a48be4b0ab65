import { isSold } from '../../merchandise/suits-disposition.ts';
import type { GeneralPriceList, ListedItem, UnpricedItem } from '../../model/general-price-list.ts';
import type { Finding } from '../../model/price-list-finding.ts';
import { formatCents } from '../../values/money.ts';
import { gplLines } from '../gpl-lines.ts';
import { finding } from './finding.ts';
import { isGoods } from './item-line.ts';
import { idsOf, itemRow, serviceRow } from './own-words.ts';

/** Words that refer to something else instead of describing the thing. */
const pointing =
  /\b(?:see|photo(?:graph)?s?|pictures?|images?|shown|pictured|illustrated|catalogu?e|brochure|page|model|item|style|series|number|no|nr|sku|ref|reference|the|a|an|as|in|on|our|above|below|and|or|of|for|please|ask|us)\b\.?/gi;

/** Returns whether a text identifies a thing (16 CFR 453.2(b)(2)(i), (3)(i)). A photograph or model number alone doesn't. */
const isIdentifying = (description: string): boolean => {
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

const takenOff = (item: UnpricedItem) => ({
  fix: { target: 'row' as const, row: 'item' as const, ...idsOf(item), set: { isOffered: false } },
  fixWords: 'Remove from the list',
});

/** Reports what is offered without a price, and would therefore be missing from the list. */
const checkUnpriced = (item: UnpricedItem): Finding[] =>
  isGoods(item.line)
    ? [
        finding({
          code: 'price-missing',
          clause: clauses[item.line],
          place: itemRow(item, item.line),
          words: `${item.name} is offered without a price.`,
          mend: 'Enter its price, or don’t offer it.',
          ...takenOff(item),
          fixWords: 'Don’t offer it',
        }),
      ]
    : [];

/** Checks that a casket or container has a description and a price. Special orders aren't in the content at all. */
const checkItem = (item: ListedItem): Finding[] => {
  const { line, name, description, priceCents } = item;
  if (!isGoods(line)) return [];
  const clause = clauses[line];
  const place = itemRow(item, line);
  return [
    ...(isIdentifying(description)
      ? []
      : [
          finding({
            code: 'description-missing',
            clause,
            place,
            words: `${name} has no description that identifies it: a picture or a model number alone does not.`,
            mend: 'Say what it is made of and how it is finished, or do not offer it.',
            ...takenOff(item),
          }),
        ]),
    ...(priceCents > 0
      ? []
      : [
          finding({
            code: 'marked-free',
            clause,
            place,
            words: `${name} is listed at ${formatCents(0)}.`,
            mend: 'Give it a price, or don’t offer it separately.',
            ...takenOff(item),
          }),
        ]),
  ];
};

const ranges = { caskets: '16 CFR 453.2(b)(2)', 'outer-burial-containers': '16 CFR 453.2(b)(3)' } as const;

/** Checks that for caskets and outer burial containers, the line, its range, and the complete list agree. */
function checkRange({ lines, items }: GeneralPriceList, key: keyof typeof ranges): Finding[] {
  const { label, clause } = gplLines[key];
  const line = lines.find((each) => each.line === key);
  // A price of zero has its own finding, and isn't part of the range.
  const prices = items
    .filter((item) => item.line === key && item.priceCents > 0 && isSold(item))
    .map(({ priceCents }) => priceCents);
  const place = serviceRow(line?.serviceId, label, key);
  if (!line && prices.length === 0) return [];
  if (!line)
    return [
      finding({
        code: 'offered-not-listed',
        clause: clause ?? '',
        place,
        words: `You sell ${label.toLowerCase()}, and the list does not state their price range.`,
        mend: `Put the price range of ${label.toLowerCase()} on the list.`,
      }),
    ];
  if (prices.length === 0)
    return [
      finding({
        code: 'complete-list-missing',
        clause: ranges[key],
        place,
        words: `The list has ${label.toLowerCase()}, but none is priced on it or on a separate list.`,
        mend: 'Price each one that you sell, or take the line off the list.',
      }),
    ];
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const [from, to] = [line.minCents ?? line.priceCents, line.maxCents ?? line.priceCents];
  if (from === least && to === most) return [];
  return [
    finding({
      code: 'range-differs',
      clause: clause ?? '',
      place,
      words: `The price range of ${label.toLowerCase()} does not match what you sell, from ${formatCents(least)} to ${formatCents(most)}.`,
      mend: 'State the range from the least to the most expensive one.',
    }),
  ];
}

/** Checks what the home sells: each item, and the two lines that state a range. */
export const checkMerchandise = (content: GeneralPriceList): Finding[] => [
  ...content.items.flatMap(checkItem),
  ...(content.unpricedItems ?? []).flatMap(checkUnpriced),
  ...checkRange(content, 'caskets'),
  ...checkRange(content, 'outer-burial-containers'),
];
