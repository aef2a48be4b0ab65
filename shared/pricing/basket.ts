import type { GplLineKey } from '#shared/funeral-rule/gpl-lines.ts';

/**
 * Lists the baskets used to compare homes: each is a fixed set of lines that every home prices in its own general price list, so that a price is all-in and
 * like is compared with like (docs/decisions.md, Marketplace). Lines of the two full funerals follow the arithmetic of the national survey
 * (`2495+395+845+295+475+550+375+175+195+2500` and `2495+395+845+295+475+550+175+195+400+160+295`).
 */
export const baskets = {
  'direct-cremation': {
    label: 'Direct cremation',
    explanation: 'Cremation without a viewing or ceremony beforehand, with a simple container. Includes the cremation fee.',
    lines: ['direct-cremation', 'cremation-fee'],
  },
  'immediate-burial': {
    label: 'Immediate burial',
    explanation:
      'Burial soon after death, without a viewing or ceremony beforehand, with a simple container. Cemetery charges are not included.',
    lines: ['immediate-burial'],
  },
  'funeral-burial': {
    label: 'Funeral with viewing and burial',
    explanation:
      'A viewing and a ceremony at the funeral home, a hearse to the cemetery and the least expensive casket. Cemetery charges and a vault are not included.',
    lines: [
      'basic-services',
      'transfer-of-remains',
      'embalming',
      'other-preparation',
      'viewing-facilities',
      'ceremony-facilities',
      'hearse',
      'limousine',
      'printed-package',
      'caskets',
    ],
  },
  'funeral-cremation': {
    label: 'Funeral with viewing and cremation',
    explanation:
      'A viewing and a ceremony at the funeral home, then cremation. Includes the cremation fee, a container and the least expensive urn.',
    lines: [
      'basic-services',
      'transfer-of-remains',
      'embalming',
      'other-preparation',
      'viewing-facilities',
      'ceremony-facilities',
      'limousine',
      'printed-package',
      'cremation-fee',
      'alternative-container',
      'urn',
    ],
  },
} as const satisfies Record<string, { label: string; explanation: string; lines: readonly GplLineKey[] }>;

export type BasketKey = keyof typeof baskets;
export const basketKeys = Object.keys(baskets) as [BasketKey, ...BasketKey[]];

/** The basket shown unless another is chosen. */
export const defaultBasket: BasketKey = 'direct-cremation';

/** One home's price of a basket: the sum in US cents, or `null` with the lines that the home's list lacks. A missing line is never zero. */
export type BasketPrice = { priceCents: number | null; missing: readonly GplLineKey[] };

/**
 * Prices a basket from one home's own list. `lowestCents` gives the lowest all-in price of a line in cents (the low end of a range), or `undefined` if the
 * home doesn't offer it.
 */
export function priceOfBasket(basket: BasketKey, lowestCents: (line: GplLineKey) => number | undefined): BasketPrice {
  const missing: GplLineKey[] = [];
  let sum = 0;
  for (const line of baskets[basket].lines) {
    const cents = lowestCents(line);
    if (cents === undefined) missing.push(line);
    else sum += cents;
  }
  return { priceCents: missing.length > 0 ? null : sum, missing };
}
