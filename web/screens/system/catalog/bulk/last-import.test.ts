import { expect, it } from 'vitest';
import { lastImportIn } from './last-import.ts';

const now = Date.parse('2026-11-26T12:00:00.000Z');
const kept = { noun: 'items', id: '3f2b8c1e-7a4d-4e0b-9c1a-5d6e7f8a9b0c', sentOn: '2026-11-20T12:00:01.000Z' };

it('finds the last file that was sent until it’s gone after 7 days', () => {
  expect(lastImportIn(kept, now)).toEqual(kept);
  expect(lastImportIn(kept, now + 2 * 24 * 60 * 60 * 1000)).toBeNull();
});

it('finds nothing in what has another shape', () => {
  const others = [null, 'text', {}, { ...kept, noun: 'ghosts' }, { ...kept, id: 'a' }, { ...kept, sentOn: 'lately' }];
  expect(others.map((stored) => lastImportIn(stored, now))).toEqual(others.map(() => null));
});
