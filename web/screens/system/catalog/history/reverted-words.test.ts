import { expect, it } from 'vitest';
import { replacedWords, revertedWords } from './reverted-words.ts';

it('says that there is a draft only if there is one', () => {
  const words = (state: 'published' | 'changed', hadDraft: boolean) => revertedWords({ release: 3, hadDraft, saved: { state } });
  expect(words('changed', false)).toBe('A draft has it as it was in release 3.');
  expect(words('published', true)).toBe('The draft is gone. This is what is published.');
  expect(words('published', false)).toBe('This is what is published: nothing is different from release 3.');
});

it('says what takes the place of a draft', () => {
  expect(replacedWords(3, true)).toBe('is lost. What is published doesn’t change.');
  expect(replacedWords(3, false)).toMatch(/a draft of how it was in release 3 takes its place/);
});
