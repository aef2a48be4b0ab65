import { describe, expect, it } from 'vitest';
import { addressOf } from './suggested-address.ts';

describe('a suggested street', () => {
  it('is an address in its parts, with its coordinates', () => {
    expect(addressOf({ label: '12 Elm Street', detail: 'Boston, MA 02134', lat: 42.35, lon: -71.1 })).toEqual({
      address1: '12 Elm Street',
      city: 'Boston',
      stateCode: 'MA',
      postalCode: '02134',
      countryCode: 'US',
      lat: 42.35,
      lon: -71.1,
    });
  });

  it("is only the street if the lookup doesn't name the town", () => {
    expect(addressOf({ label: '12 Elm Street', detail: 'somewhere', lat: null, lon: null })).toEqual({
      address1: '12 Elm Street',
      countryCode: 'US',
    });
  });
});
