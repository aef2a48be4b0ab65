import { describe, expect, it } from 'vitest';
import { retiringChangeWords, retiringWords } from './retiring-words.ts';

describe('a change of an entry', () => {
  const changing = (field: object) => ({ fields: [{ path: ['isRetired'], ...field }] });

  it('retires or restores it, once it is published', () => {
    const words = (field: object) => [false, true].map((isPublished) => retiringChangeWords(changing(field), isPublished));
    expect(words({ after: true })).toEqual(['To be retired', 'Retired']);
    expect(words({ before: true })).toEqual(['To be restored', 'Restored']);
  });

  it('may do neither', () => {
    expect(retiringChangeWords({ fields: [{ path: ['name'], before: 'A', after: 'B' }] }, true)).toBe('');
    expect(retiringChangeWords({ fields: [{ path: ['fields', 0, 'isRetired'], after: true }] }, true)).toBe('');
  });
});

it('says that an entry is retired, or will be', () => {
  expect(retiringWords({ isRetired: true, wasRetired: true })).toBe('Retired');
  expect(retiringWords({ isRetired: true, wasRetired: false })).toBe('To be retired');
  expect(retiringWords({ isRetired: false, wasRetired: false })).toBe('');
});
