import { describe, expect, it } from 'vitest';
import { countryCodes, countryName, countryOptions, isCountryCode } from './countries.ts';
import { isStateCode, stateCodes } from './state-codes.ts';
import { stateCodeOf, stateKind, stateName, stateOptions } from './states.ts';

describe('states', () => {
  it('are fifty, a district, five territories, three associated states, and three military posts', () => {
    const kinds = Object.groupBy(stateCodes, stateKind);
    expect(Object.fromEntries(Object.entries(kinds).map(([kind, codes]) => [kind, codes?.length]))).toEqual({
      state: 50,
      district: 1,
      territory: 5,
      associated: 3,
      military: 3,
    });
    expect(new Set(stateCodes).size).toBe(stateCodes.length);
    expect(new Set(stateCodes.map(stateName)).size).toBe(stateCodes.length);
  });

  it('are found by code or name in any case', () => {
    expect(stateCodeOf(' massachusetts ')).toBe('MA');
    expect(stateCodeOf('pr')).toBe('PR');
    expect(stateCodeOf('Bavaria')).toBeUndefined();
    expect(isStateCode('ma')).toBe(false);
  });

  it('are listed by name', () => {
    expect(stateOptions[0]).toEqual({ id: 'AL', text: 'Alabama' });
    expect(stateOptions).toHaveLength(stateCodes.length);
  });
});

describe('countries', () => {
  it('are the 249 of ISO 3166-1, each with a name', () => {
    expect(countryCodes).toHaveLength(249);
    expect(new Set(countryCodes).size).toBe(249);
    for (const code of countryCodes) expect(countryName(code), code).not.toBe(code);
    expect(isCountryCode('XX')).toBe(false);
  });

  it('begin with the United States', () => {
    const options = countryOptions();
    expect(options.slice(0, 2).map((option) => option.id)).toEqual(['US', 'AF']);
    expect(options).toHaveLength(249);
  });
});
