import { expect, it } from 'vitest';
import { withRange } from './ranged-choice.ts';

const keys = ['a', 'b', 'c', 'd', 'e'];
const after = (chosen: string, from: string, to: string) => [...withRange(new Set(chosen), keys, [from, to])].sort().join('');

it('chooses one row, or takes it out', () => {
  expect([after('', 'b', 'b'), after('ab', 'b', 'b')]).toEqual(['b', 'a']);
});

it('chooses the rows between two, in both directions, and takes them out', () => {
  expect([after('b', 'b', 'd'), after('d', 'd', 'b'), after('abcde', 'b', 'd')]).toEqual(['bcd', 'bcd', 'ae']);
});

it('chooses only the row itself if the one before has left the list', () => {
  expect(after('a', 'x', 'c')).toBe('ac');
});
