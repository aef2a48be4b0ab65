import { describe, expect, it } from 'vitest';
import type { AnyCatalog } from './catalog-faults.ts';
import { type CheckedRow, checkRows, type FileRow, type ImportSetting } from './import-rows.ts';
import { type NounName, nounNames } from './noun-names.ts';
import { nouns } from './nouns/index.ts';

const id = (digit: number) => `0195c0de-0000-7000-8000-${String(digit).padStart(12, '0')}`;
const [vendor, category, casket] = [id(1), id(2), id(3)];
const item = {
  id: casket,
  itemCategoryId: category,
  vendorId: vendor,
  name: 'Oak casket',
  description: 'Solid oak',
  modelNumber: 'OC-1',
  attributes: [],
  images: [{ id: id(4), path: '/media/merchandise/oak-{width}.webp', description: '', isCover: true }],
  isActive: true,
};
const none = Object.fromEntries(nounNames.map((noun) => [noun, []])) as unknown as AnyCatalog;
const catalog: AnyCatalog = {
  ...none,
  vendors: [{ id: vendor, name: 'Aurora Caskets', isActive: true }],
  itemCategories: [{ id: category, name: 'Caskets', description: '', kind: 'casket', pages: [], isActive: true, sortOrder: 0 }],
  items: [item],
} as unknown as AnyCatalog;

function check(
  noun: NounName,
  rows: readonly (Record<string, unknown> | FileRow)[],
  more: Partial<ImportSetting> = {},
): CheckedRow[] {
  let next = 100;
  const setting = { noun: nouns[noun], catalog, published: catalog, pictures: new Map(), newId: () => id(next++), ...more };
  const work = checkRows(
    setting,
    rows.map((fields, at) => ('row' in fields ? (fields as FileRow) : { row: at + 1, fields })),
  );
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}
const wordsOf = (row: CheckedRow | undefined) => row?.faults.map(({ message }) => message).join(' ');

describe('a row', () => {
  it('changes only the fields that it has, and clears those that are null', () => {
    const [row] = check('items', [{ id: casket, name: 'Red oak casket', modelNumber: null }]);
    const { modelNumber: _, ...rest } = item;
    expect(row).toMatchObject({ result: 'changed', fields: ['name', 'modelNumber'] });
    expect(row).toHaveProperty('entry', { ...rest, variants: [], name: 'Red oak casket' });
  });

  it('is the same if it says what is stored already, even of an entry with faults', () => {
    const faulty = { ...item, description: '' };
    const setting = { catalog: { ...catalog, items: [faulty] } };
    expect(check('items', [faulty], setting)).toMatchObject([{ result: 'same', faults: [] }]);
    expect(check('items', [{ id: casket, name: '  Oak casket ' }])).toMatchObject([{ result: 'same' }]);
  });

  it('is named, and its fields and pictures are, without control characters', () => {
    const [row] = check('vendors', [{ name: 'A\u0000B', 'c\u0007': 1 }]);
    expect(row).toMatchObject({ name: 'A␀B', result: 'refused', faults: [{ path: ['c␇'] }] });
    expect(wordsOf(row)).toBe('There is no field named “c␇.”');
    const [pictured] = check('itemCategories', [{ id: category, image: '\u0000' }]);
    expect(wordsOf(pictured)).toContain('No picture named “␀” came with this file.');
  });

  it('has the name that the file gives it, also if it is refused, and says what changes', () => {
    const rows = check('items', [
      { itemCategoryId: id(9), name: 'Pine casket', description: 'Pine' },
      { id: casket, description: '' },
      { row: 4, named: 'Elm casket', faults: [{ path: ['isActive'], message: 'Enter true or false.' }] },
      { id: casket, name: 'Red oak casket' },
    ]);
    expect(rows.map(({ name }) => name)).toEqual(['Pine casket', 'Oak casket', 'Elm casket', 'Red oak casket']);
    const [row] = check('items', [{ id: casket, name: 'Red oak casket' }]);
    expect(row).toHaveProperty('changes', [
      { path: ['name'], before: 'Oak casket', after: 'Red oak casket' },
      { path: ['variants'], before: undefined, after: [] },
    ]);
  });

  it('says which fields stay because their cells are blank', () => {
    const [row] = check('items', [{ row: 2, blank: ['name', 'cremationType'], fields: { id: casket } }]);
    expect(row).toMatchObject({ result: 'same', kept: ['name'] });
  });

  it('finds an item by its vendor and model if it has no id, whatever their case', () => {
    const [row] = check('items', [{ vendorId: 'aurora caskets', modelNumber: 'oc-1', description: 'Solid red oak' }]);
    expect(row).toMatchObject({ id: casket, result: 'changed' });
  });

  it('is new if nothing is like it, with what it leaves out as its schema says', () => {
    const [row] = check('items', [{ itemCategoryId: category, name: 'Pine casket', description: 'Pine' }]);
    expect(row).toMatchObject({ id: id(100), result: 'new', entry: { attributes: [], images: [], isActive: true } });
  });

  it('is refused with words for what is wrong with it', () => {
    const rows = check('items', [
      { id: casket, colour: 'red' },
      { id: id(7), itemCategoryId: category, name: '', description: 'Pine' },
      { itemCategoryId: id(9), name: 'Pine casket', description: 'Pine' },
      { id: 'seven', name: 'Pine' },
      { row: 5, faults: [{ path: [], message: 'This isn’t an entry. Put its fields in braces.' }] },
    ]);
    expect(rows.map(({ result }) => result)).toEqual(Array(5).fill('refused'));
    expect(rows.map(wordsOf)).toEqual([
      'There is no field named “colour.”',
      expect.stringContaining('Required'),
      'There is no such item category anymore. Choose another, or leave it out.',
      'This isn’t a valid id.',
      'This isn’t an entry. Put its fields in braces.',
    ]);
  });

  it('is refused with an id that is no text, and with a mark of what is retired that is neither true nor false', () => {
    const rows = check('vendors', [
      { id: 7, name: 'Seven' },
      { id: { $ne: '' }, name: 'Any' },
      { id: vendor, isRetired: 'yes' },
      { id: vendor, isRetired: true },
      { id: null, name: 'Eight' },
    ]);
    expect(rows.map(({ result }) => result)).toEqual(['refused', 'refused', 'refused', 'changed', 'new']);
    expect(rows.slice(0, 3).map(wordsOf)).toEqual(['This isn’t a valid id.', 'This isn’t a valid id.', 'Enter true or false.']);
  });

  it('quotes a name that nothing has', () => {
    const [row] = check('items', [{ name: 'Elm', description: 'Elm', itemCategoryId: 'not-a-category' }]);
    expect(row?.faults).toEqual([
      { path: ['itemCategoryId'], message: 'Nothing is called “not-a-category.” Enter a name or an id.' },
    ]);
  });

  it('is refused if another row is about the same entry', () => {
    const rows = check('vendors', [
      { id: vendor, name: 'A' },
      { name: 'Bronze Works' },
      { name: 'Aurora Caskets', isActive: false },
      { name: 'bronze works' },
    ]);
    expect(rows.map(wordsOf)).toEqual([
      'Row 3 is about the same entry.',
      'Row 4 is about the same entry.',
      'Row 1 is about the same entry.',
      'Row 2 is about the same entry.',
    ]);
  });

  it('is refused if it could mean several entries', () => {
    const twins = [
      { id: id(20), name: 'Twin', isActive: true },
      { id: id(21), name: 'Twin', isActive: true },
    ];
    const rows = check('vendors', [{ name: 'Twin', isActive: false }], { catalog: { ...catalog, vendors: twins } });
    expect(rows.map(wordsOf)).toEqual(['More than one vendor matches. Add its id.']);
  });

  it('has pictures by the names of files that came with it, and by no address', () => {
    const images = (path: string) => [{ id: id(8), path, description: 'Front', isCover: true }];
    const pictures = new Map([['oak front.jpg', '/media/images/catalog/018f4a2b-0000-7000-8000-000000000001-{width}.webp']]);
    const rows = check(
      'items',
      [
        { id: casket, images: images('Oak Front.JPG') },
        { itemCategoryId: category, name: 'A', description: 'A', images: images('https://example.com/oak.jpg') },
        { itemCategoryId: category, name: 'B', description: 'B', images: images('/media/images/catalog/other-{width}.webp') },
      ],
      { pictures },
    );
    expect(rows[0]).toMatchObject({
      result: 'changed',
      entry: { images: images('/media/images/catalog/018f4a2b-0000-7000-8000-000000000001-{width}.webp') },
    });
    expect(rows.slice(1).map(wordsOf)).toEqual([
      'No picture named “https://example.com/oak.jpg” came with this file.',
      'No picture named “/media/images/catalog/other-{width}.webp” came with this file.',
    ]);
  });

  it('names attributes of its category, and needs no ids for what is new in its lists', () => {
    const attribute = (digit: number, itemCategoryId: string) => ({
      id: id(digit),
      itemCategoryId,
      name: 'Handles',
      values: ['Brass'],
    });
    const setting = {
      catalog: { ...catalog, attributes: [attribute(10, category), attribute(11, id(12))] },
      pictures: new Map([['oak1.jpg', '/media/images/catalog/018f4a2b-0000-7000-8000-000000000001-{width}.webp']]),
    };
    const fields = {
      itemCategoryId: 'caskets',
      name: 'Pine',
      description: 'Pine',
      attributes: [{ attributeId: 'handles', value: 'Brass' }],
      variants: [{ name: 'Standard', attributes: [{ attributeId: 'Handles', value: 'Brass' }] }],
      images: [
        { path: 'oak1.jpg', description: 'Front' },
        { path: 'oak1.jpg', description: 'Side' },
      ],
    };
    const [row] = check('items', [fields], setting);
    expect(row?.faults).toEqual([]);
    const entry = row && 'entry' in row ? (row.entry as unknown as typeof item & { variants: { id: string }[] }) : undefined;
    expect(entry?.attributes).toEqual([{ attributeId: id(10), value: 'Brass' }]);
    expect(entry?.images.map(({ isCover }) => isCover)).toEqual([true, false]);
    expect(new Set([...(entry?.images ?? []), ...(entry?.variants ?? [])].map((each) => each.id)).size).toBe(3);
    const [again] = check('items', [{ ...fields, id: entry?.id, images: entry?.images }], {
      ...setting,
      catalog: { ...setting.catalog, items: [entry as never] },
    });
    expect(again).toMatchObject({ result: 'same' });
    expect(wordsOf(check('items', [{ ...fields, attributes: [{ attributeId: 'Hinges', value: 'B' }] }], setting)[0])).toBe(
      'Nothing is called “Hinges.” Enter a name or an id.',
    );
  });

  it('is refused if it would make questions wait for one another', () => {
    const question = (digit: number, other: number) => ({
      id: id(30 + digit),
      identifier: `cycle${digit}`,
      fieldType: 'boolean',
      question: 'Is it so?',
      visibleWhen: { '==': [{ var: `cycle${other}` }, true] },
    });
    const group = { name: 'Cycle', kind: 'case', page: 'case-details', questions: [question(1, 2), question(2, 1)] };
    const [row] = check('questionGroups', [group]);
    expect(wordsOf(row)).toContain('Would show only by its own answer');
  });
});
