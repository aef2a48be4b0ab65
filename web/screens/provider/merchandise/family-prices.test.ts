import { describe, expect, it } from 'vitest';
import type { Offer } from '#shared/contract/merchandise-views.ts';
import { familyPrices } from './family-prices.ts';
import type { ItemDraft, PriceDraft } from './item-draft.ts';

const id = (at: number) => `00000004-0000-4000-8000-00000000000${at}`;
const wide = id(5);
const offered = (price: string): PriceDraft => ({ price, isOffered: true, isSpecialOrder: false });
const draftWith = (prices: ItemDraft['prices']): ItemDraft => ({
  name: 'Oak casket',
  description: 'Solid oak',
  vendorId: '',
  modelNumber: '',
  attributes: {},
  variants: [{ id: wide, name: 'Wide', attributes: [], isActive: true }],
  prices,
});
const listed = (priceCents: number, variantId?: string): Offer => {
  const row = { kind: 'item' as const, id: id(1), version: 0, isOffered: true, isSpecialOrder: false, priceCents };
  const own = variantId ? { ...row, variantId } : row;
  return { row: own, inForce: own, name: 'Oak', variantName: null, modelNumber: null, isChanged: false, locationItemId: null };
};
const shown = (prices: ItemDraft['prices'], offers: Offer[] = [], isRetired = false) =>
  familyPrices(draftWith(prices), { offers, isRetired }).map(({ name, priceCents, note }) => [name, priceCents, note]);

describe('what families see of an item', () => {
  it('is its variant if only that is sold', () => {
    expect(shown({ [wide]: offered('1,995') })).toEqual([
      ['Oak casket, Wide', 199_500, 'Families see this with your next list.'],
    ]);
  });

  it('is the price in force without a word, and another one with the next list', () => {
    const prices = { '': offered('1,000.00'), [wide]: offered('1,300.00') };
    expect(shown(prices, [listed(100_000), listed(120_000, wide)])).toEqual([
      ['Oak casket', 100_000, null],
      ['Oak casket, Wide', 130_000, 'This price begins with your next list. Until then, $1,200.00.'],
    ]);
  });

  it('is no longer offered from the next list on', () => {
    expect(shown({ '': { ...offered('1,000.00'), isOffered: false } }, [listed(100_000)])).toEqual([
      ['Oak casket', 100_000, 'Families see this until your next list.'],
    ]);
  });

  it('is nothing if it isn’t offered, or only ordered for one family', () => {
    expect(shown({})).toEqual([]);
    expect(shown({ '': { ...offered('1,000.00'), isSpecialOrder: true } })).toEqual([]);
  });

  it('is nothing of a retired item, but what the list in force has', () => {
    const prices = { '': offered('1,000.00'), [wide]: offered('1,300.00') };
    expect(shown(prices, [], true)).toEqual([]);
    expect(shown(prices, [listed(100_000)], true)).toEqual([['Oak casket', 100_000, 'Families see this until your next list.']]);
  });

  it('has no price as long as what is typed is none', () => {
    expect(shown({ '': offered('about 900') })).toEqual([['Oak casket', null, null]]);
  });
});
