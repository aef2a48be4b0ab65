import { describe, expect, it } from 'vitest';
import { mergeDetails } from './merge-details.ts';

const base = { firstName: 'Ada', lastName: 'Whitfield', email: 'ada@example.com', phone: '' };

describe('mergeDetails', () => {
  it('keeps both where they changed different fields', () => {
    const mine = { ...base, phone: '(617) 555-0134' };
    const saved = { ...base, lastName: 'Brandt' };
    expect(mergeDetails({ base, mine, saved })).toEqual({
      merged: { ...base, lastName: 'Brandt', phone: '(617) 555-0134' },
      conflicts: [],
    });
  });
  it('asks where both changed one field differently, and prefers the own words', () => {
    const mine = { ...base, lastName: 'Reyes' };
    const saved = { ...base, lastName: 'Brandt', phone: '(508) 555-0190' };
    expect(mergeDetails({ base, mine, saved })).toEqual({
      merged: { ...base, lastName: 'Reyes', phone: '(508) 555-0190' },
      conflicts: ['lastName'],
    });
  });
  it('sees no conflict where both did the same', () => {
    const both = { ...base, firstName: 'Adah' };
    expect(mergeDetails({ base, mine: both, saved: both })).toEqual({ merged: both, conflicts: [] });
  });
  it('takes what is saved where nothing was changed here', () => {
    const saved = { ...base, email: 'new@example.com' };
    expect(mergeDetails({ base, mine: base, saved })).toEqual({ merged: saved, conflicts: [] });
  });
});
