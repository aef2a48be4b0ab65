import { describe, expect, it } from 'vitest';
import type { FileRow } from '#shared/catalog/import-rows.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { readFile } from './read-file.ts';

const json = (text: string) => readFile(nouns.vendors, 'json', Buffer.from(text));
const csv = (text: string) => readFile(nouns.vendors, 'csv', Buffer.from(text));
const wordsOf = (row: FileRow | undefined) => (row && 'faults' in row ? row.faults[0]?.message : undefined);

describe('a file that can’t be read', () => {
  it.each([
    ['cut off', '[{"name": "Aurora'],
    ['not JSON', 'name,isActive'],
  ])('is refused as a whole: %s', (_, text) => {
    expect(() => json(text)).toThrow('The file isn’t JSON, or it’s cut off.');
  });

  it('is refused before anything walks a million levels of it', () => {
    const deep = 1_000_000;
    expect(() => json(`${'['.repeat(deep)}${']'.repeat(deep)}`)).toThrow('nested too deeply');
    expect(() => json(`[{"name":${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}}]`)).toThrow('nested too deeply');
    expect(json(`[{"name":"${'['.repeat(1000)}"}]`)).toHaveLength(1);
  });

  it('is refused if it is something else', () => {
    expect(() => json('{"name":"Aurora"}')).toThrow('has to be a list');
    expect(() => json('[]')).toThrow('There are no entries');
    expect(() => readFile(nouns.vendors, 'json', Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toThrow('isn’t UTF-8');
    expect(() => json(`[${Array(5001).fill('{}').join()}]`)).toThrow('at most 5,000 entries');
    expect(() => readFile(nouns.vendors, 'csv', Buffer.alloc(5_000_001))).toThrow('at most 5 MB');
  });

  it('is refused as CSV if a quotation mark has no partner, or a column no field', () => {
    expect(() => csv('name\n"Aurora')).toThrow('isn’t CSV');
    expect(() => csv('name,colour\nAurora,red')).toThrow('There is no field named “colour.”');
    expect(() => csv('name,colour\nAurora,red')).toThrow('id, name (Name)');
    expect(() => csv('name,name\nAurora,Aurora')).toThrow('twice');
    expect(() => csv('\u0000'.repeat(300))).toThrow(`There is no field named “${'␀'.repeat(60)}.”`);
  });
});

describe('a row', () => {
  it('is refused by itself, and the others are read', () => {
    const rows = json(
      '[{"name":"Aurora"},7,null,[],{"__proto__":{"isActive":true}},{"name":{"__proto__":1}},{"sortOrder":1e400}]',
    );
    expect(rows[0]).toEqual({ row: 1, fields: { name: 'Aurora' } });
    expect(rows.slice(1).map(wordsOf)).toEqual([
      ...Array(3).fill('This isn’t an entry. Put its fields in braces.'),
      'No field can be named “__proto__.”',
      'No field can be named “__proto__.”',
      'A number is too large.',
    ]);
  });

  it('is refused if a cell is nested a million levels deep', () => {
    const rows = readFile(
      nouns.attributes,
      'csv',
      Buffer.from(`name,values\nWood,${'['.repeat(1_000_000)}\nStone,"[""Slate""]"`),
    );
    expect(wordsOf(rows[0])).toBe('This is nested too deeply.');
    expect(rows[1]).toEqual({ row: 3, fields: { name: 'Stone', values: ['Slate'] } });
  });

  it('is numbered in a CSV file as a spreadsheet numbers it', () => {
    const rows = csv('\ufeffname,isActive\r\n"Aurora, Inc.",\r\nBronze,maybe\r\nC,yes,more\r\n');
    expect(rows[0]).toEqual({ row: 2, blank: ['isActive'], fields: { name: 'Aurora, Inc.' } });
    expect(rows.slice(1)).toMatchObject([{ named: 'Bronze' }, { named: 'C' }]);
    expect(rows.slice(1).map(({ row }) => row)).toEqual([3, 4]);
    expect(rows.slice(1).map(wordsOf)).toEqual([
      expect.stringContaining('isn’t yes or no. Enter yes or no.'),
      'This row has more cells than the heading.',
    ]);
  });

  it('is numbered after blank lines, and after cells of several lines, as a spreadsheet numbers it', () => {
    const rows = csv('name,isActive\n\nAurora,yes\n\n\n"Bronze\nurn",no\n , \nC,maybe\n\n');
    expect(rows.map(({ row }) => row)).toEqual([3, 6, 8]);
    expect(csv('\n\nname\nAurora').map(({ row }) => row)).toEqual([4]);
  });

  it('without anything in it is skipped', () => {
    expect(csv('name,isActive\n , \nAurora,yes\n,\n').map(({ row }) => row)).toEqual([3]);
    expect(() => csv('name,isActive\n,\n')).toThrow('There are no entries');
  });
});
