import { describe, expect, it } from 'vitest';
import { lifeDateErrors } from './life-dates.ts';

const now = Date.parse('2026-03-01T12:00:00.000Z');

describe('dates of birth and death', () => {
  it.each(['1850-01-01', '1999-12-31', '2026-03-01', '2026-03-02'])('may be %s', (day) => {
    expect(lifeDateErrors({ dateOfBirth: day, dateOfDeath: day }, now)).toEqual([]);
  });

  it("can't be in the future, or too early for anyone who could be in care", () => {
    expect(lifeDateErrors({ dateOfBirth: '2999-01-01', dateOfDeath: '1000-01-01' }, now)).toEqual([
      { field: 'dateOfBirth', message: 'The date of birth can’t be in the future.' },
      { field: 'dateOfDeath', message: 'Enter a date of death after 1849.' },
    ]);
    expect(lifeDateErrors({ dateOfDeath: '2026-03-03' }, now)).toHaveLength(1);
  });

  it('may be unknown', () => {
    expect(lifeDateErrors({ dateOfBirth: null }, now)).toEqual([]);
    expect(lifeDateErrors({}, now)).toEqual([]);
  });
});
