import { expect, test } from 'vitest';
import { chooseWhole, mergeFields } from './merge-fields.ts';

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

test('merges nothing of a whole that someone else changed, whichever field it was', () => {
  const pair = { quantity: '3', price: '145.25' };
  const [mine, saved] = [
    { ...pair, quantity: '5' },
    { ...pair, price: '200.00' },
  ];
  expect(chooseWhole({ base: pair, mine, saved })).toEqual({ merged: mine, conflicts: ['quantity', 'price'] });
  expect(chooseWhole({ base: pair, mine, saved: pair })).toEqual({ merged: mine, conflicts: [] });
});
