import { describe, expect, it } from 'vitest';
import { addressSchema } from '#shared/model/address.ts';
import { addressFields } from '#shared/model/question.ts';
import { addressParts, changeAddress, partLengths, pickAddress, tidyAddress } from './address-parts.ts';

const found = {
  address1: '12 Elm Street',
  city: 'Boston',
  stateCode: 'MA',
  postalCode: '02108',
  lat: 42,
  lon: -71,
  googlePlaceId: 'x',
} as const;

describe('a typed address', () => {
  it("has every part that a question can hide, each with the schema's maximum length", () => {
    expect([...addressParts].sort()).toEqual([...addressFields].sort());
    for (const [part, length] of Object.entries(partLengths)) {
      expect(addressSchema.safeParse({ [part]: 'x'.repeat(length) }).success, part).toBe(true);
      expect(addressSchema.safeParse({ [part]: 'x'.repeat(length + 1) }).success, part).toBe(false);
    }
  });

  it('updates its one line, and is null once all parts are empty', () => {
    expect(changeAddress({ city: 'Boston', formatted: 'old' }, { city: 'Salem' })).toEqual({
      city: 'Salem',
      countryCode: 'US',
      formatted: 'Salem',
    });
    expect(changeAddress({ city: 'Boston', formatted: 'Boston' }, { city: '' })).toBeNull();
    expect(tidyAddress({ countryCode: 'FR' })).not.toBeNull();
  });

  it('forgets what a lookup said once the place changes, but not for a floor', () => {
    expect(changeAddress(found, { floor: '3' })).toMatchObject({ lat: 42, googlePlaceId: 'x', floor: '3' });
    const changed = changeAddress(found, { address1: '14 Elm Street' });
    expect(changed).not.toHaveProperty('lat');
    expect(changed).not.toHaveProperty('googlePlaceId');
  });

  it('drops its state in another country', () => {
    expect(changeAddress(found, { countryCode: 'CA', country: 'Canada' })).toMatchObject({
      countryCode: 'CA',
      country: 'Canada',
      city: 'Boston',
    });
    expect(changeAddress(found, { countryCode: 'CA', country: 'Canada' })).not.toHaveProperty('stateCode');
    expect(changeAddress({ region: 'Ontario', countryCode: 'CA', country: 'Canada' }, { countryCode: 'US' })).toBeNull();
  });

  it('takes what was found, without the parts that the question hides, and keeps the room', () => {
    const picked = pickAddress({ room: '12', city: 'Salem' }, { ...found, county: 'Suffolk' }, ['county']);
    expect(picked).toEqual({ ...found, room: '12', countryCode: 'US', formatted: '12 Elm Street, Boston, MA 02108' });
    expect(addressSchema.safeParse(picked).success).toBe(true);
  });
});
