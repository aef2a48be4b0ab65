import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterCount, type ItemsAddress, readItemsAddress, withoutFilters, writeItemsAddress } from './items-address.ts';

const text = fc.stringMatching(/^[a-z0-9 :&=%-]{1,12}$/).filter((each) => each.trim() !== '');
const id = fc.uuid();

const addresses: fc.Arbitrary<ItemsAddress> = fc.record({
  category: fc.option(id),
  view: fc.constantFrom('list', 'pictures', null),
  quickFilters: fc.uniqueArray(id, { maxLength: 3 }),
  attributes: fc
    .uniqueArray(fc.tuple(id, fc.uniqueArray(text, { minLength: 1, maxLength: 3 })), { maxLength: 3, selector: ([key]) => key })
    .map((entries) => new Map(entries)),
  vendors: fc.uniqueArray(id, { maxLength: 2 }),
  sort: fc.constantFrom('home', 'price', 'name'),
});

describe('the address of a merchandise page', () => {
  it('is read back as it was written, and leaves the rest alone', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const written = writeItemsAddress(new URLSearchParams('drawer=merchandise-item&from=summary&sort=price'), address);
        const read = readItemsAddress(new URLSearchParams(written.toString()));
        expect(read).toEqual(address);
        expect(written.get('drawer')).toBe('merchandise-item');
        expect(written.get('from')).toBe('summary');
      }),
    );
  });

  it('ignores nonsense', () => {
    const read = readItemsAddress(new URLSearchParams('view=sideways&sort=taste&has=:x&has=nothing&has=a:'));
    expect(read).toMatchObject({ view: null, sort: 'home' });
    expect(read.attributes.size).toBe(0);
    expect(filterCount(read)).toBe(0);
  });

  it('counts and clears filters', () => {
    const address = readItemsAddress(new URLSearchParams('quick=q&has=a:Oak&has=a:Pine&vendor=v&sort=name'));
    expect(filterCount(address)).toBe(4);
    expect(filterCount(withoutFilters(address))).toBe(0);
    expect(withoutFilters(address).sort).toBe('name');
  });
});
