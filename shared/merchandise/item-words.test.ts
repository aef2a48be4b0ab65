import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ItemIndex } from './item-index.ts';
import type { SoldItem } from './sold-items.ts';

/** Words as people write them, and what of them a query may begin with: letters and digits, without accents and capitals. */
const written = {
  Élan: 'elan',
  OAK: 'oak',
  oaken: 'oaken',
  Bell: 'bell',
  'O’Hare': 'ohare',
  Straße: 'strasse',
  steel: 'steel',
  '18': '18',
  Saint: 'st',
};
type Word = keyof typeof written;
const word = fc.constantFrom(...(Object.keys(written) as Word[]));
const separator = fc.constantFrom(' ', ', ', '-', ' / ', '  ');
const text = fc
  .tuple(fc.array(word, { maxLength: 4 }), separator)
  .map(([words, between]) => ({ words, text: words.join(between) }));

const nth = (kind: number, at: number) => `0000000${kind}-0000-4000-8000-${String(at).padStart(12, '0')}`;
const category = fc.nat(3).map((at) => nth(1, at));

/** An item with the words that it has, of which each is one of `written`. */
const offered = fc
  .record({ category, name: text, description: text, vendor: fc.option(text), values: fc.array(text, { maxLength: 3 }) })
  .map(({ category: itemCategoryId, name, description, vendor, values }) => ({
    words: [name, description, ...(vendor ? [vendor] : []), ...values].flatMap((each) => each.words).map((each) => written[each]),
    item: {
      itemCategoryId,
      name: name.text,
      description: description.text,
      priceCents: 100,
      modelNumber: '',
      vendor: vendor && { id: nth(3, 1), name: vendor.text, isActive: true },
      attributes: values.map((value, at) => ({ attributeId: nth(2, at), name: 'Steel bell', value: value.text })),
      images: [],
    },
  }));
type Offered = { words: string[]; item: SoldItem };
const home = fc
  .array(offered, { maxLength: 40 })
  .map((all): Offered[] => all.map(({ words, item }, at) => ({ words, item: { ...item, id: nth(5, at) } })));

/** The beginning of a word, in some other writing: a query that names it finds the word. */
const beginning = fc.tuple(word, fc.integer({ min: 1, max: 7 }), fc.boolean()).map(([of, length, isLoud]) => {
  const start = written[of].slice(0, length);
  return isLoud ? start.toUpperCase() : start;
});
const search = fc.record({
  categoryIds: fc.uniqueArray(category, { maxLength: 3 }),
  query: fc.array(beginning, { maxLength: 3 }),
  without: fc.uniqueArray(fc.nat(45), { maxLength: 10 }).map((places) => places.map((at) => nth(5, at))),
  page: fc.integer({ min: 1, max: 6 }),
  pageSize: fc.integer({ min: 1, max: 12 }),
});

type Search = { categoryIds: string[]; query: string[]; without: string[]; page: number; pageSize: number };

/** What the search has to answer, in the plainest way: all that match, then the page cut out of them. */
function naive(all: readonly Offered[], { categoryIds, query, without, page, pageSize }: Search) {
  const left = all.filter(({ item }) => !without.includes(item.id));
  const inCategory = left.filter(({ item }) => categoryIds.length === 0 || categoryIds.includes(item.itemCategoryId));
  const found = inCategory.filter(({ words }) =>
    query.every((start) => words.some((each) => each.startsWith(start.toLowerCase()))),
  );
  const ids = found.map(({ item }) => item.id);
  return { ids: ids.slice((page - 1) * pageSize, page * pageSize), areThereMoreItems: ids.length > page * pageSize };
}

const findOptions = (
  items: readonly SoldItem[],
  search: { categoryIds: string[]; query?: string; without?: string[] },
  { page, pageSize: size }: { page: number; pageSize: number },
) => {
  const index = new ItemIndex(items);
  const offset = (page - 1) * size;
  const { items: shown, total } = index.page(index.find(search), { offset, size });
  return { items: shown, areThereMoreItems: offset + size < total };
};

describe('the option search', () => {
  it('answers as the plainest search does, over random catalogs', () => {
    let full = 0;
    fc.assert(
      fc.property(home, search, (all, asked) => {
        const { page, pageSize } = asked;
        const found = findOptions(
          all.map(({ item }) => item),
          { ...asked, query: asked.query.join(' ') },
          { page, pageSize },
        );
        full += found.items.length > 0 && asked.query.length > 0 ? 1 : 0;
        expect({ ids: found.items.map(({ id }) => id), areThereMoreItems: found.areThereMoreItems }).toEqual(naive(all, asked));
      }),
      { numRuns: 1000 },
    );
    expect(full).toBeGreaterThan(50);
  });

  it('shows every match exactly once over its pages, in the home’s order', () => {
    fc.assert(
      fc.property(home, search, (all, asked) => {
        const items = all.map(({ item }) => item);
        const terms = { ...asked, query: asked.query.join(' ') };
        const shown: string[] = [];
        for (let page = 1, isMore = true; isMore; page += 1) {
          const found = findOptions(items, terms, { page, pageSize: asked.pageSize });
          shown.push(...found.items.map(({ id }) => id));
          isMore = found.areThereMoreItems;
        }
        expect(shown).toEqual(naive(all, { ...asked, page: 1, pageSize: 1000 }).ids);
      }),
    );
  });

  it('is empty past the end, and ends on a full page', () => {
    const items =
      fc
        .sample(
          home.filter((all) => all.length >= 4),
          1,
        )[0]
        ?.slice(0, 4)
        .map(({ item }) => item) ?? [];
    const page = (at: number) => findOptions(items, { categoryIds: [], query: ' ' }, { page: at, pageSize: 2 });
    expect(page(1)).toMatchObject({ items: [{}, {}], areThereMoreItems: true });
    expect(page(2)).toMatchObject({ items: [{}, {}], areThereMoreItems: false });
    expect(page(3)).toEqual({ items: [], areThereMoreItems: false });
    expect(page(10_000)).toEqual({ items: [], areThereMoreItems: false });
  });
});
