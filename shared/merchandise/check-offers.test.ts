import { describe, expect, it } from 'vitest';
import { checkOffers } from './check-offers.ts';
import type { OfferCells } from './find-offer.ts';
import type { FileOffer } from './offer-file.ts';

const id = (at: number) => `00000004-0000-4000-8000-${String(at).padStart(12, '0')}`;
const casket: FileOffer = {
  itemId: id(1),
  variantId: null,
  isOwn: false,
  category: 'Caskets',
  vendor: 'Tall Pines',
  model: 'TP-1',
  name: 'Oak casket',
  variant: '',
  description: 'Solid oak.',
  isOffered: true,
  isSpecialOrder: false,
  priceCents: 250_000,
};
const own: FileOffer = { ...casket, itemId: id(2), isOwn: true, vendor: '', model: 'Own-1', name: 'Pine box' };
const large: FileOffer = { ...own, variantId: id(22), variant: 'Large', model: 'Own-1L' };
const wide: FileOffer = { ...own, variantId: id(23), variant: 'Wide', priceCents: undefined };
const names = {
  categories: [
    { id: id(91), name: 'Caskets' },
    { id: id(92), name: 'Urns' },
  ],
  vendors: [
    { id: id(81), name: 'Tall Pines' },
    { id: id(82), name: 'Twin' },
    { id: id(83), name: 'twin' },
  ],
};
const check = (...cells: OfferCells[]) =>
  checkOffers(
    { offers: [casket, own, large, wide], names },
    cells.map((each, at) => ({ row: at + 2, cells: each })),
  );
const resultOf = (cells: OfferCells) => check(cells)[0];
const wordsOf = (cells: OfferCells) => resultOf(cells)?.faults.map(({ column, message }) => `${column}: ${message}`);

const NO_KEY = 'id: Add an id, or a vendor and a model number. A new item also needs a category, a name, and a description.';

describe('the row of an item', () => {
  it('is found by id, or by vendor and model, whatever the capitals', () => {
    for (const key of [{ id: id(1).toUpperCase() }, { Vendor: ' TALL PINES', Model: 'tp-1' }])
      expect(resultOf({ ...key, Price: '2600' })).toMatchObject({
        itemId: id(1),
        variantId: null,
        result: 'changed',
        price: { priceCents: 260_000 },
        changes: [{ column: 'Price', before: '$2,500.00', after: '$2,600.00' }],
      });
    expect(resultOf({ Model: 'own-1l', Price: '1' })).toMatchObject({
      itemId: id(2),
      variantId: id(22),
      name: 'Pine box, Large',
    });
  });

  it('is one of its variants if it names one', () => {
    expect(resultOf({ id: id(2), variantId: id(23), Price: '5' })).toMatchObject({ variantId: id(23), result: 'changed' });
    expect(resultOf({ id: id(2), Variant: 'wide', Offered: 'no' })).toMatchObject({ variantId: id(23), result: 'refused' });
    expect(resultOf({ id: id(2), Variant: 'Wide', Offered: 'no' })).toMatchObject({ variantId: id(23), result: 'changed' });
    expect(resultOf({ id: id(2), Offered: 'no' })).toMatchObject({ variantId: null, result: 'changed' });
    expect(wordsOf({ id: id(2), variantId: id(99) })).toEqual(['variantId: This item has no such variant.']);
    expect(wordsOf({ id: id(2), Variant: 'Huge' })).toEqual([
      'id: More than one item or variant matches. Add the ids that an export writes.',
    ]);
    expect(wordsOf({ variantId: id(99), Model: 'none such' })).toEqual(['id: Add the id of the item, too.']);
  });

  it('is refused if nothing says which it is, or nothing has its id', () => {
    expect(wordsOf({ Price: '5' })).toEqual([NO_KEY]);
    expect(wordsOf({ Name: 'Pine box', Offered: 'maybe', Price: 'ten' })).toEqual([
      NO_KEY,
      'Offered: “maybe” isn’t yes or no. Enter yes or no.',
      'Price: “ten” isn’t a price. Enter dollars and cents, such as 1,234.50.',
    ]);
    expect(wordsOf({ id: id(7), Price: '5' })).toEqual(['id: Nothing that you can sell has this id.']);
    expect(wordsOf({ id: "'=1+1" })).toEqual(['id: Nothing that you can sell has this id.']);
  });
});

describe('a cell', () => {
  it('changes nothing if it is blank, missing, or says the same', () => {
    expect(
      resultOf({ id: id(1), Price: ' ', Name: '', Offered: 'YES', Description: 'Solid oak.\r\n', Category: 'caskets' }),
    ).toMatchObject({
      result: 'same',
    });
    expect(resultOf({ id: id(1) })).toMatchObject({ result: 'same' });
    expect(resultOf({ id: id(2), variantId: id(23), Price: '(none)' })).toMatchObject({ result: 'same' });
  });

  it('clears with (none) what may be without', () => {
    expect(resultOf({ id: id(1), Price: ' (none) ' })).toMatchObject({ price: { priceCents: null }, changes: [{ after: null }] });
    expect(resultOf({ id: id(2), Model: '(none)', Name: 'Box' })).toMatchObject({ words: { modelNumber: null, name: 'Box' } });
    expect(wordsOf({ id: id(2), Name: '(none)', Category: '(none)' })).toEqual([
      'Category: An item can’t move to another category. Add it there as another item.',
      'Name: This can’t be cleared.',
    ]);
    for (const word of ['__proto__', 'constructor', 'toString'])
      for (const column of ['Offered', 'Special order'] as const)
        expect(wordsOf({ id: id(1), [column]: word })).toEqual([`${column}: “${word}” isn’t yes or no. Enter yes or no.`]);
    expect(wordsOf({ id: id(1), Offered: '(none)' })).toEqual(['Offered: “(none)” isn’t yes or no. Enter yes or no.']);
  });

  it.each([
    ['-5', 'A price cannot be below zero.'],
    ["'-5", 'A price cannot be below zero.'],
    ['100000000.01', 'A price is at most $100,000,000.00.'],
    ['99999999999999999999', 'A price is at most $100,000,000.00.'],
    ['1.005', '“1.005” isn’t a price.'],
    ['1e400', '“1e400” isn’t a price.'],
    ['1E5', '“1E5” isn’t a price.'],
    ['Infinity', '“Infinity” isn’t a price.'],
    ['1.234,50', '“1.234,50” isn’t a price.'],
    ['1234,50', '“1234,50” isn’t a price.'],
    ['1 234', '“1 234” isn’t a price.'],
    ['=2500', '“=2500” isn’t a price.'],
    ['(5.00)', '“(5.00)” isn’t a price.'],
    ['٥', '“٥” isn’t a price.'],
  ])('of a price is refused: %s', (cell, words) => {
    expect(resultOf({ id: id(1), Price: cell })).toMatchObject({ result: 'refused', faults: [{ column: 'Price' }] });
    expect(wordsOf({ id: id(1), Price: cell })?.[0]).toContain(words);
  });

  it('of a price is read in the usual forms', () => {
    for (const [cell, priceCents] of [
      ['$1,234.5', 123_450],
      ['0', 0],
      [' 12. ', 1200],
      ['.5', 50],
      ['$ 7', 700],
      ['100,000,000.00', 10_000_000_000],
    ] as const)
      expect(resultOf({ id: id(1), Price: cell })).toMatchObject({ price: { priceCents } });
  });

  it('changes the words of the home’s own items alone', () => {
    expect(resultOf({ id: id(2), Name: 'Pine coffin', Vendor: 'tall pines' })).toMatchObject({
      result: 'changed',
      words: { name: 'Pine coffin', vendorId: id(81) },
      price: {},
    });
    expect(wordsOf({ id: id(1), Name: 'My casket', Price: '5' })).toEqual([
      'Name: These words are the catalog’s. Make the item your own to change them.',
    ]);
    expect(wordsOf({ id: id(2), Category: 'Urns' })).toEqual([
      'Category: An item can’t move to another category. Add it there as another item.',
    ]);
    expect(wordsOf({ id: id(2), variantId: id(22), Model: 'X' })).toEqual(['Model: Change a variant on the item’s page.']);
    expect(wordsOf({ id: id(1), Variant: 'Small' })).toEqual(['Variant: Add and rename variants on the item’s page.']);
  });

  it('is refused if it names nothing, or more than one, or is no such text', () => {
    expect(
      wordsOf({ Model: 'U-9', Category: 'Boats\u0007', Vendor: 'TWIN', Name: 'a\u202eb', Description: 'x'.repeat(2001) }),
    ).toEqual([
      'Category: No category is called “Boats␇.” Enter one of the catalog’s.',
      'Vendor: More than one vendor is called “TWIN.” Choose one on the item’s page.',
      'Name: Contains hidden characters. Type it again.',
      'Description: Use 2,000 characters or fewer',
    ]);
  });
});

describe('a new item', () => {
  const urn = { Model: 'U-9', Category: 'Urns', Name: "'=Urn", Description: 'Brass.' };

  it('is the home’s own, offered if it has a price', () => {
    expect(resultOf({ ...urn, Vendor: 'Tall Pines', Price: '99' })).toEqual({
      row: 2,
      itemId: null,
      variantId: null,
      name: '=Urn',
      result: 'new',
      words: { modelNumber: 'U-9', itemCategoryId: id(92), name: '=Urn', description: 'Brass.', vendorId: id(81) },
      price: { priceCents: 9900, isOffered: true },
      changes: expect.arrayContaining([{ column: 'Price', before: null, after: '$99.00' }]),
      faults: [],
    });
    expect(resultOf({ ...urn, Vendor: '(none)' })).toMatchObject({ result: 'new', price: { isOffered: false } });
  });

  it('is refused without its words, with those of a variant, and with unknown ones', () => {
    expect(wordsOf({ Model: 'U-9', Vendor: 'Tall Pines', Price: '5', Name: 'Urn' })).toEqual([
      'Category: Nothing you sell has this vendor and model. To add an item of your own, fill in Category, Name, and Description.',
    ]);
    expect(wordsOf({ ...urn, Variant: 'Small' })).toEqual(['Variant: Add and rename variants on the item’s page.']);
    expect(wordsOf({ ...urn, Vendor: 'Nobody' })).toEqual(['Vendor: No vendor is called “Nobody.” Enter one of the catalog’s.']);
  });
});

describe('rows about the same', () => {
  it('are all refused, whatever they say, and the others are not', () => {
    const rows = check(
      { id: id(1), Price: '5' },
      { Vendor: 'Tall Pines', Model: 'TP-1' },
      { id: id(2), Price: '5' },
      { id: id(1), Price: 'x' },
    );
    expect(rows.map(({ result }) => result)).toEqual(['refused', 'refused', 'changed', 'refused']);
    expect(rows.map(({ faults }) => faults.at(-1)?.message)).toEqual([
      'Row 3 is about the same item.',
      'Row 2 is about the same item.',
      undefined,
      'Row 2 is about the same item.',
    ]);
  });

  it('are refused if they are new and have one vendor and model', () => {
    const urn = { Category: 'Urns', Name: 'Urn', Description: 'Brass.' };
    const rows = check({ ...urn, Model: 'U-9' }, { ...urn, Model: 'u-9 ' }, { ...urn, Model: 'U-8' });
    expect(rows.map(({ result }) => result)).toEqual(['refused', 'refused', 'new']);
  });

  it('may say the same of an item for several variants, and nothing else', () => {
    const [one, other] = [
      { id: id(2), variantId: id(22) },
      { id: id(2), variantId: id(23) },
    ];
    expect(check({ ...one, Name: 'Box' }, { ...other, Name: 'Box', Price: '5' }).map(({ result }) => result)).toEqual([
      'changed',
      'changed',
    ]);
    expect(check({ ...one, Name: 'Box' }, { ...other, Price: '5' }).map(({ result }) => result)).toEqual(['changed', 'changed']);
    const unlike = check({ ...one, Name: 'Box' }, { ...other, Name: 'Crate' });
    expect(unlike.map(({ faults }) => faults[0]?.message)).toEqual([
      'Row 3 says something else about the same item.',
      'Row 2 says something else about the same item.',
    ]);
  });
});
