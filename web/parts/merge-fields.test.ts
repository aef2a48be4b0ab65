import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const base = { name: 'Averell', website: '', languages: ['English'] };

test('changes of two people in different fields are both kept', () => {
  const mine = { ...base, name: 'Averell & Daughters' };
  const saved = { ...base, website: 'https://averell.example', languages: ['English', 'French'] };
  expect(mergeFields({ base, mine, saved })).toEqual({ merged: { ...saved, name: mine.name }, conflicts: [] });
});

test('the same field changed to two things is a conflict, changed to the same thing is none', () => {
  const mine = { ...base, name: 'A', languages: ['English', 'French'] };
  const saved = { ...base, name: 'B', languages: ['English', 'French'] };
  expect(mergeFields({ base, mine, saved })).toEqual({ merged: mine, conflicts: ['name'] });
});

test('what only the other changed is taken over, though it was not touched here', () => {
  const saved = { ...base, name: 'B' };
  expect(mergeFields({ base, mine: base, saved })).toEqual({ merged: saved, conflicts: [] });
});
