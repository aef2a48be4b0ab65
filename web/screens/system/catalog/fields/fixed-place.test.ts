import { expect, it } from 'vitest';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import { fixedPlaces, isFixed } from './fixed-place.ts';

const question = {
  id: 'q',
  identifier: 'isVeteran',
  question: 'Did they serve?',
  fieldType: 'date',
  options: [{ id: 'army', text: 'Army' }],
};
const published = { id: 'g', kind: 'case', questions: [question] } as AnyEntry;
const fixed = fixedPlaces('questionGroups', published);

it('keeps what is published of a group’s kind and its questions’ identifiers', () => {
  expect(isFixed(fixed, published, ['kind'])).toBe(true);
  expect(isFixed(fixed, published, ['questions', 0, 'identifier'])).toBe(true);
  expect(isFixed(fixed, published, ['questions', 0, 'fieldType'])).toBe(true);
  expect(isFixed(fixed, published, ['questions', 0, 'options', 0, 'id'])).toBe(true);
  expect(isFixed(fixed, published, ['questions', 0, 'question'])).toBe(false);
  expect(isFixed(fixed, published, ['questions', 0, 'options', 0, 'text'])).toBe(false);
});

it('knows a question wherever it is, and leaves new ones open', () => {
  const moved = { id: 'g', kind: 'case', questions: [{ ...question, id: 'new' }, question] } as AnyEntry;
  expect(isFixed(fixed, moved, ['questions', 0, 'identifier'])).toBe(false);
  expect(isFixed(fixed, moved, ['questions', 1, 'identifier'])).toBe(true);
});

it('lets what a draft has changed be put back', () => {
  const changed = { id: 'g', kind: 'case', questions: [{ ...question, identifier: 'served' }] } as AnyEntry;
  expect(isFixed(fixed, changed, ['questions', 0, 'identifier'])).toBe(false);
});

it('fixes nothing before an entry is published', () => {
  expect(isFixed(fixedPlaces('questionGroups', undefined), published, ['kind'])).toBe(false);
});
