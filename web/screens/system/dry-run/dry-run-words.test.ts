import { expect, it } from 'vitest';
import {
  atLeastWords,
  begunOfChangedWords,
  begunWords,
  besidesWords,
  differentWords,
  foundWords,
  hasFindings,
  reachWords,
  reasonFault,
} from './dry-run-words.ts';

const none = { total: 0, different: 0, failed: 0, notComparable: 0 };
const others = { plans: none, lists: none, documents: none };

it('says how many cases of a dry run would have other tasks', () => {
  const counts = { ...others, cases: { ...none, total: 1_200, different: 10 } };
  const words = (kinds: Parameters<typeof reachWords>[0]['kinds']) => reachWords({ counts, kinds });
  expect(words({ 'task-made': 5 })).toBe('Of 1,200 cases in the dry run, open and closed, 5 or more would have other tasks.');
  expect(words({ 'task-due': 10 })).toBe('Of 1,200 cases in the dry run, open and closed, fewer than 5 would have other tasks.');
});

it('says few alike, and none as none', () => {
  expect([null, 5, 1_195].map(atLeastWords)).toEqual(['Fewer than 5', '5 or more', '1,195 or more']);
  expect([0, null, 5].map((value) => foundWords(value, 1_200))).toEqual(['None', 'Fewer than 5', '5 or more']);
  const words = (different: number | null) => differentWords({ ...others, cases: { ...none, total: 1_200, different } });
  expect(words(0)).toBe('No difference in 1,200.');
  expect(words(null)).toBe('Fewer than 5 of 1,200 would be different.');
  expect(words(15)).toBe('15 or more of 1,200 would be different.');
  expect(differentWords({ ...others, cases: none })).toBe('There was nothing to compare yet.');
});

it('says all of a number as all, and never fewer than 5 of fewer', () => {
  const words = (different: number | null, total: number) => differentWords({ ...others, cases: { ...none, total, different } });
  expect(words(15, 15)).toBe('All 15 would be different.');
  expect(words(15, 16)).toBe('15 or more of 16 would be different.');
  expect(words(null, 2)).toBe('1 or more of 2 would be different.');
  expect(words(null, 1)).toBe('The only one would be different.');
  expect(words(null, 5)).toBe('Fewer than 5 of 5 would be different.');
  expect([foundWords(30, 30), foundWords(null, 2), foundWords(null, 1)]).toEqual(['All 30', '1 or more', 'The only one']);
});

it('says what failed or couldn’t be compared, if there is any', () => {
  expect(besidesWords({ ...none, total: 4 })).toEqual([]);
  expect(besidesWords({ ...none, failed: null, notComparable: 15 })).toEqual([
    'Failed: Fewer than 5',
    'Not comparable: 15 or more',
  ]);
});

it('says that a reason is too short, once one is typed', () => {
  const fault = 'Say why in at least 10 characters.';
  expect(['', '  ', 'For a test', ' It’s the law '].map(reasonFault)).toEqual(Array(4).fill(undefined));
  expect(['x', 'No reason', `x${' '.repeat(20)}y`].map(reasonFault)).toEqual(Array(3).fill(fault));
});

it('says that a run goes on, and finds nothing before it compared anything', () => {
  const counts = { ...others, cases: { ...none, total: 1_200 } };
  expect(differentWords(counts, true)).toBe('No difference in 1,200 so far.');
  expect(differentWords({ ...counts, plans: { ...none, total: 10, different: 5 } }, true)).toBe(
    '5 or more of 1,210 would be different so far.',
  );
  const result = { compared: [], kinds: {}, cents: [], rules: [], examples: [] };
  const compared = { ...result, counts };
  const empty = { ...result, counts: { ...others, cases: none } };
  expect(hasFindings({ state: 'running', result: empty })).toBe(false);
  expect(hasFindings({ state: 'cancelled', result: empty })).toBe(false);
  expect(hasFindings({ state: 'done', result: empty })).toBe(true);
  expect(hasFindings({ state: 'running', result: compared })).toBe(true);
});

it('says how many documents keep a form that would be withdrawn, and nothing if none would', () => {
  const begun = (documents: number | null) => begunWords({ documents, countedOn: '2026-11-26T08:00:00.000Z' });
  expect(begunWords(undefined)).toBeUndefined();
  expect(begunWords(null)).toMatch(/^Not counted yet: .* Documents that were begun keep their form\. /);
  expect(begun(0)).toMatch(/^No case has a document that was begun from a form that would be withdrawn\. Counted /);
  expect(begun(null)).toMatch(/^Fewer than 5 documents were begun from forms that would be withdrawn\. They keep their form\. /);
  expect(begun(1_205)).toMatch(/^1,205 or more documents were begun /);
});

it('says how many documents were begun from forms that would change, apart from those only offered', () => {
  const begun = (documents: number | null) => begunOfChangedWords({ documents, countedOn: '2026-11-26T08:00:00.000Z' });
  expect(begunOfChangedWords(undefined)).toBeUndefined();
  expect(begunOfChangedWords(null)).toMatch(/^Not counted yet: .* Those that were sent don’t change\.$/);
  expect(begun(0)).toMatch(/^No case has begun a document from a form that would change\. Counted /);
  expect(begun(null)).toMatch(
    /^Fewer than 5 documents were begun from forms that would change\. Those not sent yet take the changed form\. Those that were sent don’t change\. /,
  );
});
