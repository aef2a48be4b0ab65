import { describe, expect, it } from 'vitest';
import type { PricedLine } from '../model/priced-plan.ts';
import { allowancesByItem, allowancesNow } from './package-allowances.ts';

const line = (more: Partial<PricedLine>): PricedLine => ({
  key: 'item:oak',
  section: 'merchandise',
  label: 'Oak casket',
  detail: '',
  quantity: 1,
  unit: 'each',
  unitCents: 154_000,
  amountCents: 154_000,
  gplLine: 'caskets',
  of: 'oak',
  why: { kind: 'chosen' },
  includes: [],
  ...more,
});
const allowance = (key: string, cents: number, gplLine: PricedLine['gplLine']) =>
  line({
    key,
    gplLine,
    of: 'package',
    unitCents: -cents,
    amountCents: -cents,
    why: { kind: 'allowance', name: 'Chapel Funeral' },
  });

describe('what a package pays toward the items of a plan', () => {
  it('is frozen with the items of its line, up to what they cost', () => {
    const pine = line({ key: 'item:pine', of: 'pine', amountCents: 100_000 });
    const urn = line({ key: 'item:urn', of: 'urn', gplLine: 'urn' });
    const found = allowancesByItem([line({}), pine, urn, allowance('allowance:caskets', 200_000, 'caskets')]);
    expect([...found]).toEqual([
      ['oak', { name: 'Chapel Funeral', cents: 154_000 }],
      ['pine', { name: 'Chapel Funeral', cents: 46_000 }],
    ]);
  });

  it('is a container’s value for the container of a direct cremation', () => {
    const box = line({ key: 'item:box', of: 'box', gplLine: 'alternative-container', amountCents: 16_000 });
    const found = allowancesByItem([box, allowance('allowance:container', 7_000, 'direct-cremation')]);
    expect([...found]).toEqual([['box', { name: 'Chapel Funeral', cents: 7_000 }]]);
  });
});

const item = (id: string, more: object = {}) => ({
  locationItemId: id,
  itemCategoryId: 'caskets',
  priceCents: 154_000,
  quantity: 1,
  chosenBy: 'home' as const,
  chosenOn: '2026-11-26T00:00:00.000Z',
  isRemoved: false,
  ...more,
});
const paid = { name: 'Chapel Funeral', cents: 131_500 };

describe('what a package pays toward the items of a case', () => {
  it('stays with the item that the plan chose', () => {
    const found = allowancesNow([item('poplar'), item('oak', { allowance: paid })]);
    expect([...found]).toEqual([['oak', paid]]);
  });

  it('passes to what replaces the item in its category, up to what that costs', () => {
    const removed = item('oak', { allowance: paid, isRemoved: true });
    expect([...allowancesNow([removed, item('pine', { priceCents: 100_000 })])]).toEqual([
      ['pine', { name: 'Chapel Funeral', cents: 100_000 }],
    ]);
    expect([...allowancesNow([removed, item('urn', { itemCategoryId: 'urns' })])]).toEqual([]);
  });

  it('passes to what the plan has now, before what was chosen earlier beside it', () => {
    const removed = item('oak', { allowance: paid, isRemoved: true });
    const planned = item('pine', { chosenBy: 'plan', chosenOn: '2026-11-27T00:00:00.000Z' });
    expect([...allowancesNow([removed, item('poplar'), item('ash', { chosenBy: 'family' }), planned])]).toEqual([['pine', paid]]);
  });

  it('goes to a special order only if nothing else is left', () => {
    const removed = item('oak', { allowance: paid, isRemoved: true });
    const ordered = item('ash', { isSpecialOrder: true, chosenOn: '2026-11-01T00:00:00.000Z' });
    expect([...allowancesNow([removed, ordered, item('pine')])]).toEqual([['pine', paid]]);
    expect([...allowancesNow([removed, ordered])]).toEqual([['ash', paid]]);
  });
});
