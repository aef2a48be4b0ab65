import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const base = { name: 'Averell', website: '', languages: ['English'] };

test('keeps the changes of two people in different fields', () => {
  const mine = { ...base, name: 'Averell & Daughters' };
  const saved = { ...base, website: 'https://averell.example', languages: ['English', 'French'] };
  expect(mergeFields({ base, mine, saved })).toEqual({ merged: { ...saved, name: mine.name }, conflicts: [] });
});

test('reports a conflict if the same field was changed to two things, but not to the same thing', () => {
  const mine = { ...base, name: 'A', languages: ['English', 'French'] };
  const saved = { ...base, name: 'B', languages: ['English', 'French'] };
  expect(mergeFields({ base, mine, saved })).toEqual({ merged: mine, conflicts: ['name'] });
});

test('takes over what only the other person changed', () => {
  const saved = { ...base, name: 'B' };
  expect(mergeFields({ base, mine: base, saved })).toEqual({ merged: saved, conflicts: [] });
});
