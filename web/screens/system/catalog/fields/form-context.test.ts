import { expect, it } from 'vitest';
import { savedAt } from './form-context.ts';

const saved = {
  id: 'a',
  years: { value: 1.5 },
  questions: [
    { id: 'q', max: 1 },
    { id: 'r', max: 2 },
  ],
  rows: [{ max: 3 }],
};

it('finds what a field had when its entry was saved, also in an element that has moved', () => {
  const entry = { ...saved, years: { value: undefined }, questions: [{ id: 'new' }, { id: 'r' }, { id: 'q' }] };
  expect(savedAt(saved, entry, ['years', 'value'])).toBe(1.5);
  expect(savedAt(saved, entry, ['questions', 1, 'max'])).toBe(2);
  expect(savedAt(saved, entry, ['questions', 0, 'max'])).toBeUndefined();
  expect(savedAt(saved, entry, ['rows', 0, 'max'])).toBe(3);
  expect(savedAt({ id: 'a' } as never, entry, ['questions', 1, 'max'])).toBeUndefined();
});
