import { expect, it } from 'vitest';
import { mergeFields } from '#web/parts/merge-fields.ts';
import { readDays, shownTrigger, withFields } from './trigger-form.ts';

const begun = { id: 'a', name: 'Call the family', page: 'Obituary' };

it('leaves a field empty after a merge if it was emptied', () => {
  const mine = withFields(begun, { page: undefined });
  const saved = { ...begun, name: 'Phone the family' };
  const { merged } = mergeFields({ base: begun, mine, saved });
  expect(merged).toEqual({ id: 'a', name: 'Phone the family', page: undefined });
});

it('shows a draft that lacks fields', () => {
  const shown = shownTrigger(withFields(begun, { description: undefined }));
  expect([shown.description, shown.due, shown.when]).toEqual(['', { from: 'event', days: 0 }, []]);
});

it('reads a number of days before and after', () => {
  expect(['3', ' -2 ', '−2', '+1', '-0', '0'].map(readDays)).toEqual([3, -2, -2, 1, 0, 0]);
  expect(['', '-', '1.5', 'two', '12345'].map(readDays)).toEqual(Array.from({ length: 5 }));
});
