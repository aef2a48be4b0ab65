import { describe, expect, it } from 'vitest';
import { generateWorld } from '#world/generate.ts';
import { attributesIn, itemsByValueIn, matchesIn } from './item-counts.ts';
import type { AnyCatalog } from './noun.ts';
import { nounNames } from './noun-names.ts';

const { catalog } = generateWorld();
const items = catalog.merchandiseItems;

const none = Object.fromEntries(nounNames.map((noun) => [noun, []])) as unknown as AnyCatalog;
const catalogOf = (parts: Partial<AnyCatalog>): AnyCatalog => ({ ...none, ...parts });
const countOf = (counted: readonly { count: number }[]) => counted.reduce((sum, { count }) => sum + count, 0);

describe('a quick filter', () => {
  it('matches items of its category that have a value of every attribute', () => {
    const matches = matchesIn(catalogOf({ items }));
    for (const filter of catalog.quickFilters) expect(countOf(matches(filter)), filter.name).toBeGreaterThan(0);
    const [filter] = catalog.quickFilters;
    if (!filter) throw new Error('The sample has no quick filters');
    expect(countOf(matches({ ...filter, itemCategoryId: 'none' }))).toBe(0);
    expect(countOf(matches({ ...filter, attributes: [{ attributeId: filter.id, values: ['x'] }] }))).toBe(0);
  });

  it('matches no item that is withdrawn or retired', () => {
    const [filter] = catalog.quickFilters;
    for (const out of [{ isActive: false }, { isRetired: true }]) {
      const matches = matchesIn(catalogOf({ items: items.map((item) => ({ ...item, ...out })) }));
      expect(countOf(matches(filter!))).toBe(0);
    }
  });
});

describe('an attribute', () => {
  it('counts each item with a value once, also values that only items have', () => {
    const byValue = itemsByValueIn(catalogOf({ items }));
    for (const attribute of catalog.merchandiseAttributes) {
      const having = items.flatMap(({ attributes }) => attributes.filter(({ attributeId }) => attributeId === attribute.id));
      expect(countOf(byValue(attribute))).toBe(having.length);
    }
    const [attribute] = catalog.merchandiseAttributes;
    const [first] = items.filter((item) => item.attributes.some(({ attributeId }) => attributeId === attribute?.id));
    const own = first?.attributes.find(({ attributeId }) => attributeId === attribute?.id)?.value ?? '';
    const alone = itemsByValueIn(catalogOf({ items: first ? [first] : [] }));
    expect(alone({ id: attribute?.id ?? '', values: [] })).toEqual([{ id: own, name: own, count: 1 }]);
  });
});

it('counts the attributes of a group, without retired ones', () => {
  const [attribute] = catalog.merchandiseAttributes;
  const inGroup = { ...attribute!, attributeGroupId: 'group' };
  const retired = { ...inGroup, id: 'other', isRetired: true };
  const counted = attributesIn(catalogOf({ attributes: [inGroup, retired] }));
  expect(counted({ id: 'group', name: 'Outside' })).toEqual([{ id: 'group', name: 'Outside', count: 1 }]);
});
