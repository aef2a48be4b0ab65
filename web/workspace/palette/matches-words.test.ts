import { expect, it } from 'vitest';
import { matchesText } from './matches-words.ts';

const task = 'Sign the authorization Ellen Marsh 2026-0041';

it('finds text by the beginnings of its words, in any order, and by mistyped words', () => {
  expect(['', 'sign', 'marsh auth', 'authorisation', '2026-0041', '0041'].map((query) => matchesText(query, task))).toEqual(
    Array(6).fill(true),
  );
  expect(matchesText('sign Walter', task)).toBe(false);
});

it("doesn't find a case's task by the number of another case", () => {
  expect(['2026-0042', '2026-0141', '2025-0041'].map((query) => matchesText(query, task))).toEqual([false, false, false]);
});
