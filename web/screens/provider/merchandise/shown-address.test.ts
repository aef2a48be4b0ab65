import { expect, it } from 'vitest';
import { isFiltered, readShownAddress, withoutAnyFilter, writeShownAddress } from './shown-address.ts';

const read = (text: string) => readShownAddress(new URLSearchParams(text));

it('reads what an address says, and nothing invalid', () => {
  expect(read('show=changed&q=oak&quick=a&has=b:Oak&vendor=c&sort=price&view=pictures')).toMatchObject({
    show: 'changed',
    words: 'oak',
    quickFilters: ['a'],
    vendors: ['c'],
    sort: 'price',
    view: 'pictures',
  });
  expect(read('show=everything').show).toBe('all');
  expect(read(`q=${'a'.repeat(200)}`).words).toHaveLength(120);
});

it('writes back what it read, and keeps what isn’t its own', () => {
  const text = 'drawer=edit-item&item=1&quick=a&has=b%3AOak&show=own&q=oak+casket';
  expect(writeShownAddress(new URLSearchParams(text), read(text)).toString()).toBe(text);
});

it('knows whether something is left out, and shows everything again', () => {
  for (const text of ['show=own', 'q=oak', 'quick=a', 'has=b:Oak', 'vendor=c']) {
    expect(isFiltered(read(text)), text).toBe(true);
    expect(isFiltered(withoutAnyFilter(read(text)))).toBe(false);
  }
  expect(isFiltered(read('sort=price&view=pictures'))).toBe(false);
});
