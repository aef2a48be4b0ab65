import { expect, it } from 'vitest';
import type { FoundEntry } from '#shared/contract/system-catalog-views.ts';
import { foundPath, foundWords, resultWords } from './found-entry.ts';

const found: FoundEntry = {
  noun: 'questionGroups',
  id: 'a',
  name: 'Military service',
  state: 'published',
  isRetired: false,
  wasRetired: false,
  isFaulty: false,
  savedBy: null,
  questionKind: 'case',
};

it('says whether a question is of the planner or of a case', () => {
  expect(foundWords(found)).toBe('Case questions');
  expect(foundWords({ ...found, questionKind: 'pricing', state: 'changed', savedBy: 'Robin' })).toBe(
    'Planner questions, draft by Robin',
  );
  expect(foundWords({ ...found, questionKind: null })).toBe('Questions');
  expect(foundPath(found)).toBe('/System/CaseQuestionGroups/a');
});

it('tells what is retired from what its draft will retire or restore', () => {
  expect(foundWords({ ...found, isRetired: true, wasRetired: true })).toBe('Case questions, retired');
  expect(foundWords({ ...found, state: 'changed', isRetired: true })).toBe('Case questions, draft, to be retired');
  expect(foundWords({ ...found, state: 'changed', wasRetired: true })).toBe('Case questions, draft, to be restored');
});

it('says how many there are', () => {
  expect([resultWords(0, 0), resultWords(1, 1), resultWords(12, 12), resultWords(30, 1200)]).toEqual([
    'No results',
    '1 result',
    '12 results',
    'First 30 of 1,200 results',
  ]);
});
