import { expect, it } from 'vitest';
import { revealWords } from './reveal-words.ts';

const words = ({ id }: { id: string }) => `${id}?`;
const some = (...ids: string[]) => ids.map((id) => ({ id }));

it('says which questions were added, or else how many were removed, or else nothing', () => {
  expect(revealWords(some('a'), some('a', 'b'), words)).toBe('1 more question: b?');
  expect(revealWords(some('a', 'x'), some('b', 'a', 'c'), words)).toBe('2 more questions: b? c?');
  expect(revealWords(some('a', 'b'), some('a'), words)).toBe('1 question is no longer asked.');
  expect(revealWords(some('a'), some('a'), words)).toBe('');
});
