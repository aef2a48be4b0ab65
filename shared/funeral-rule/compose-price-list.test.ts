import { describe, expect, it } from 'vitest';
import { lawfulList, rows } from '#test/world/price-lists.ts';
import { composePriceList } from './compose-price-list.ts';

const item = {
  itemId: '0197a000-0000-7000-8000-000000000071',
  category: 'Stationery',
  name: 'Register book',
  description: 'Linen-bound book of eighty pages.',
  priceCents: 6500,
};
const service = { serviceId: rows.miles, name: 'Register Book', unit: 'flat' as const, note: '', isCashAdvance: false };
/** Returns the keys under which a list has the register book, as a service at a price beside the item. */
const listedAs = (priceCents: number, more: { items?: (typeof item)[]; isCashAdvance?: boolean } = {}) => {
  const { items = [item], isCashAdvance = false } = more;
  const list = { ...lawfulList(), items, otherServices: [{ ...service, isCashAdvance, priceCents }] };
  return composePriceList(list).flatMap((block) =>
    'label' in block && /^register book$/i.test(block.label) && 'key' in block ? [block.key] : [],
  );
};

describe('a service that is an item, too', () => {
  it('is listed once, with the items', () => {
    expect(listedAs(6500)).toEqual([`item:${item.itemId}`]);
  });

  it('is listed if the list has no such item, or has it at another price', () => {
    expect(listedAs(6500, { items: [] })).toEqual([`service:${rows.miles}`]);
    expect(listedAs(7000)).toEqual([`item:${item.itemId}`, `service:${rows.miles}`]);
  });

  it('is listed if others are paid for it', () => {
    expect(listedAs(6500, { isCashAdvance: true })).toHaveLength(2);
  });
});

describe('the range of a line of goods', () => {
  const urn = { ...item, line: 'urn' as const, category: 'Urns', name: 'Wood urn', priceCents: 25_900 };
  const notesWith = (...items: (typeof urn)[]) => {
    const range = { line: 'urn' as const, minCents: 21_600, maxCents: 57_800, unit: 'flat' as const };
    const list = lawfulList();
    const lines = [...list.lines.filter(({ line }) => line !== 'urn'), range];
    return composePriceList({ ...list, lines, items }).find((block) => block.kind === 'line' && block.line === 'urn');
  };

  it('says that what costs nothing isn’t in it, if such an item is listed below', () => {
    const words = 'From the least expensive that has a price to the most expensive.';
    expect(notesWith(urn)).toMatchObject({ notes: [] });
    expect(notesWith(urn, { ...urn, name: 'Temporary container', priceCents: 0 })).toMatchObject({ notes: [words] });
  });
});
