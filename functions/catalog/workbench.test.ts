import { describe, expect, it } from 'vitest';
import type { CatalogDraft, OrderDraft } from '#functions/table/catalog-draft.ts';
import type { AnyCatalog, AnyEntry } from '#shared/catalog/catalog-faults.ts';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { draftsOver } from './workbench.ts';

const none = Object.fromEntries(nounNames.map((noun) => [noun, []])) as unknown as AnyCatalog;
const vendor = (id: string, name: string) => ({ id, name, isActive: true }) as unknown as AnyEntry;
const saved = { version: 1, savedBy: 'Robin Vale', savedOn: '2026-07-01T12:00:00.000Z' };
const row = (id: string, name: string, more: Partial<CatalogDraft> = {}): CatalogDraft => ({
  noun: 'vendors',
  id,
  entry: vendor(id, name),
  base: null,
  ...saved,
  ...more,
});
const published: AnyCatalog = { ...none, vendors: [vendor('oak', 'Oak'), vendor('pine', 'Pine')] };
const over = (rows: Partial<Parameters<typeof draftsOver>[1]>) =>
  draftsOver(published, { own: [], orders: [], batched: [], ...rows });

describe('the rows of the catalog', () => {
  it('are left over if they are as published', () => {
    const [left, kept] = [row('oak', 'Oak'), row('pine', 'Pine and Sons')];
    expect(over({ own: [left, kept] })).toMatchObject({ drafts: [kept], own: [kept], leftovers: [left] });
  });

  it('are kept if they keep a batch’s change from showing, also of an entry that is erased', () => {
    const batched = [row('oak', 'Oak of a file', { batch: 'b' }), row('ash', 'Ash of a file', { batch: 'b' })];
    const own = [row('oak', 'Oak'), row('ash', 'Ash of a file', { isRemoval: true })];
    expect(over({ own, batched })).toMatchObject({ drafts: [], own, leftovers: [] });
    expect(over({ batched }).drafts).toEqual(batched);
    expect(over({ own }).leftovers).toEqual(own);
  });

  it('show of two batches the later one, also where that is as published', () => {
    const batched = [row('oak', 'Earlier', { batch: 'b' }), row('oak', 'Oak', { batch: 'c' })];
    expect(over({ batched })).toMatchObject({ drafts: [], leftovers: [] });
  });

  it('of an order are left over if the group is in that order, with drafts and without', () => {
    const icon = (id: string, sortOrder: number) => ({ id, carouselId: 'c', sortOrder }) as unknown as AnyEntry;
    const order: OrderDraft = { noun: 'carouselIcons', id: 'o', group: 'c', ids: ['b', 'a'], base: [], ...saved };
    const drafted = [icon('a', 0), icon('b', 1)].map(
      (entry): CatalogDraft => ({ noun: 'carouselIcons', id: entry.id, entry, base: null, ...saved }),
    );
    expect(over({ own: drafted, orders: [order] }).orders).toEqual([order]);
    const same = { ...order, ids: ['a', 'b'] };
    expect(over({ own: drafted, orders: [same] })).toMatchObject({ orders: [], leftovers: [same] });
  });
});
