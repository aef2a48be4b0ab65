import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CSV_BYTES } from '#shared/contract/merchandise-files.ts';
import { checkOffers, type OfferFileRow } from '#shared/merchandise/check-offers.ts';
import { cellsOfOffer, type FileOffer, offerColumns } from '#shared/merchandise/offer-file.ts';
import { merchandiseItemSchema } from '#shared/model/merchandise.ts';
import { csvOf } from '#shared/values/csv.ts';
import { MAX_CENTS } from '#shared/values/money.ts';
import { readOfferFile } from './read-offer-file.ts';

const read = (text: string | Buffer) => readOfferFile(Buffer.from(text));
const cellsIn = (row: OfferFileRow | undefined) => (row && 'cells' in row ? row.cells : undefined);

/** Text as it is stored: whatever its schema takes, and what a spreadsheet would take for something else. */
const stored = (field: 'name' | 'description' | 'modelNumber') =>
  fc
    .oneof(
      fc.string({ maxLength: 40, unit: 'grapheme' }),
      fc.constantFrom('=1+1', '+5', '-5', '@a', "'quoted", '(none)', '"', 'a, b; c\td', 'two\nlines', '007', 'TRUE', '1e400'),
    )
    .map((text) => merchandiseItemSchema.shape[field].safeParse(text))
    .filter(({ success }) => success)
    .map(({ data }) => data ?? '');
const required = (field: 'name' | 'description') => stored(field).filter((text) => text !== '');

const offer: fc.Arbitrary<FileOffer> = fc.record({
  itemId: fc.uuid(),
  variantId: fc.option(fc.uuid()),
  isOwn: fc.boolean(),
  category: fc.constantFrom('Caskets', 'Urns'),
  vendor: fc.constantFrom('', 'Tall Pines', '=Vendor', 'O’Hare, Inc.'),
  model: stored('modelNumber'),
  name: required('name'),
  variant: fc.constant(''),
  description: required('description'),
  isOffered: fc.boolean(),
  isSpecialOrder: fc.boolean(),
  priceCents: fc.option(fc.integer({ min: 0, max: MAX_CENTS }), { nil: undefined }),
});
const offers = fc.uniqueArray(offer, { selector: ({ itemId }) => itemId, maxLength: 8, minLength: 1 }).map((all) =>
  all.flatMap((each) =>
    each.variantId
      ? [
          { ...each, variant: 'Large' },
          { ...each, variantId: null },
        ]
      : [each],
  ),
);
const names = {
  categories: ['Caskets', 'Urns'].map((name) => ({ id: name, name })),
  vendors: ['Tall Pines', '=Vendor', 'O’Hare, Inc.'].map((name) => ({ id: name, name })),
};
const fileOf = (all: readonly FileOffer[]) => csvOf(offerColumns, all.map(cellsOfOffer));

describe('a file', () => {
  it('that goes out and comes in again changes nothing', () => {
    fc.assert(
      fc.property(offers, (all) => {
        const checked = checkOffers({ offers: all, names }, read(fileOf(all)));
        expect(checked.map(({ itemId, variantId, result, faults }) => [itemId, variantId, result, faults])).toEqual(
          all.map(({ itemId, variantId }) => [itemId, variantId, 'same', []]),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('that a spreadsheet saved changes nothing either: other separators, line ends, and forms of the same', () => {
    fc.assert(
      fc.property(offers, fc.constantFrom(';', '\t', ','), (all, separator) => {
        const quoted = (cell: string) =>
          /[";,\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""').replaceAll('\n', '\r\n')}"` : cell;
        const rows = [[...offerColumns].map((column) => column.toUpperCase()), ...all.map(cellsOfOffer)];
        const priced = rows.map((row) => row.with(-1, (row.at(-1) ?? '').replace(/^(\d+)\.00$/, '$$$1')));
        const text = priced.map((row) =>
          row.map((cell) => quoted(/^(yes|no)$/.test(cell) ? cell.toUpperCase() : cell)).join(separator),
        );
        const checked = checkOffers({ offers: all, names }, read(text.join('\r\n')));
        expect(checked.flatMap(({ result, faults }) => (result === 'same' ? [] : faults))).toEqual([]);
        expect(checked).toHaveLength(all.length);
      }),
    );
  });

  it('says every price again to the cent', () => {
    fc.assert(
      fc.property(offers, fc.integer({ min: 0, max: MAX_CENTS }), (all, priceCents) => {
        const next = all.map((each) => ({ ...each, priceCents }));
        const checked = checkOffers({ offers: all, names }, read(fileOf(next)));
        const set = checked.map((row) => ('price' in row ? row.price.priceCents : undefined));
        expect(set).toEqual(all.map((each) => (each.priceCents === priceCents ? undefined : priceCents)));
      }),
    );
  });
});

describe('a file that can’t be read', () => {
  const notText = 'The file isn’t UTF-8 text. Save it as CSV UTF-8, and choose it again.';
  const notCsv = 'This isn’t a CSV file.';
  it.each([
    ['UTF-16 cut off', Buffer.from('\ufeffid,Price\r\n', 'utf16le').subarray(0, -1), notText],
    ['UTF-16 without its mark', Buffer.from('id,Price\r\n', 'utf16le'), notText],
    ['Latin-1', Buffer.from('Name,Price\nJosé,5\n', 'latin1'), notText],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), notCsv],
    ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00]), notCsv],
    ['a workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0xe9, 0x41]), notCsv],
    ['cut off', 'id,Name\n1,"Oak', 'The file isn’t CSV, or it’s cut off'],
    ['of other columns', 'id,Cost\n1,5', 'There is no column named “Cost.” The first row names columns: id, variantId'],
    ['without what names an item', 'Name,Price\nOak,5', 'This file has no column named “id.”'],
    ['of a column twice', 'id,Price,price\n1,5,5', 'A column is there twice.'],
    ['empty', '', 'There are no rows in this file.'],
    ['a heading alone', '\ufeffid,Price\r\n,\r\n', 'There are no rows in this file.'],
    ['a million rows', `id\n${'1\n'.repeat(1_000_000)}`, 'A file can have at most 5,000 rows.'],
    ['a million blank rows', `id,Price\n${',\n'.repeat(1_000_000)}`, 'and this one has more than that blank'],
    ['a million empty lines', `id,Price\n${'\n'.repeat(1_000_000)}`, 'and this one has more than that blank'],
    ['a million rows of one space', `id,Price\n${' \n'.repeat(1_000_000)}`, 'and this one has more than that blank'],
    ['a million columns', `id${','.repeat(1_000_000)}\n1`, 'A file can have at most 100 columns.'],
    ['too large', Buffer.alloc(MAX_CSV_BYTES + 1, 0x20), 'A file can have at most 5 MB.'],
  ])('is refused as a whole: %s', (_, file, words) => {
    expect(() => read(file)).toThrow(words);
  });
});

describe('blank rows', () => {
  it('that a spreadsheet leaves at the end are skipped', () => {
    expect(read(`id,Price\na,5\n${',\n'.repeat(2500)}${'\n'.repeat(2500)}`)).toEqual([
      { row: 2, cells: { id: 'a', Price: '5' } },
    ]);
  });

  it('beyond the limit are refused before the file is read to its end', () => {
    const [short, long] = [5_001, 1_600_000].map((rows) => {
      const file = Buffer.from(`id,Price\n${' \n'.repeat(rows)}`);
      const start = performance.now();
      expect(() => read(file)).toThrow('A file can have at most 5,000 rows');
      return performance.now() - start;
    }) as [number, number];
    expect(long).toBeLessThan(short * 10 + 500);
  });
});

describe('a row', () => {
  it('is read whatever the mark, line ends, separator, and capitals of the heading', () => {
    const expected = { id: 'a', Price: '1,234.50', 'Special order': 'no' };
    for (const text of [
      '\ufeffid,Price,Special order\r\na,"1,234.50",no\r\n',
      'ID;PRICE;special_order\na;1,234.50;no',
      'id\tprice\tSpecialOrder\ra\t1,234.50\tno\r',
    ])
      expect(cellsIn(read(text)[0])).toEqual(expected);
  });

  it('is read in UTF-16 with its mark, as Excel saves Unicode text', () => {
    const bytes = Buffer.from('\ufeffid\tName\tPrice\r\na\tJosé’s urn\t5\r\n', 'utf16le');
    const expected = { id: 'a', Name: 'José’s urn', Price: '5' };
    expect(cellsIn(read(bytes)[0])).toEqual(expected);
    expect(cellsIn(read(Buffer.from(bytes).swap16())[0])).toEqual(expected);
  });

  it('is numbered as a spreadsheet numbers it, and refused alone if it has a cell too many', () => {
    const rows = read('Model,Price,\n\nOak,1\n"Steel\ncasket",2\nPine,3,4\n');
    expect(rows.map(({ row }) => row)).toEqual([3, 4, 5]);
    expect(rows[2]).toEqual({ row: 5, named: 'Pine', fault: 'This row has a cell without a heading.' });
  });
});
