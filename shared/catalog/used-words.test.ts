import { expect, it } from 'vitest';
import { usedWords } from './used-words.ts';

const homes = (count: number) => ({ homes: count, packages: 9, plans: 9, cases: 9, documents: 9 });

it('says how many entries of which noun have an entry, and how many homes', () => {
  expect([
    usedWords('serviceCategories', { entries: 12, counted: homes(0) }),
    usedWords('vendors', { entries: 1, counted: homes(1) }),
    usedWords('documentCategories', { entries: 2, counted: null }),
  ]).toEqual(['12 services', '1 item, 1 home', '2 document templates']);
});

it('leaves the noun open where several may refer to it, and says nothing of what nobody has', () => {
  expect([
    usedWords('services', { entries: 3, counted: homes(1200) }),
    usedWords('questionGroups', { entries: 1, counted: null }),
    usedWords('services', { entries: 0, counted: homes(0) }),
  ]).toEqual(['3 entries, 1,200 homes', '1 entry', '']);
});
