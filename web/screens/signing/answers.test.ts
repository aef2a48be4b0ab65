import { describe, expect, it } from 'vitest';
import type { ESignDraft, ESignQuestion } from '#shared/model/e-sign.ts';
import { givenIn, isGiven, missingIn, nextRequired, progressOf, withGiven, withKept, wordsOf } from './answers.ts';

const question = (questionId: string, more: Partial<ESignQuestion> = {}): ESignQuestion => ({
  questionId,
  question: `Question ${questionId}`,
  isVisible: true,
  isOptional: false,
  fieldType: 'string',
  pdfFieldType: 'text',
  pdfCoordinates: { page: 1, x: 0, y: 0, width: 10, height: 10 },
  options: [],
  ...more,
});
const draftOf = (...questions: ESignQuestion[]): ESignDraft => ({ questions, pages: [] });
const signature = (more: Partial<ESignQuestion> = {}) =>
  question('s', { fieldType: 'signature', pdfFieldType: 'signature', ...more });
const image = 'data:image/png;base64,AA==';

describe('an answer', () => {
  it.each([
    ['no value', question('a'), false],
    ['blank text', question('a', { value: '  ' }), false],
    ['the number 0', question('a', { value: 0 }), true],
    ['No', question('a', { value: false }), true],
    ['a checkbox that is not checked', question('a', { pdfFieldType: 'check', value: false }), false],
    ['a checked one', question('a', { pdfFieldType: 'check', value: true }), true],
    ['a drawing', signature({ signatureType: 'draw', image }), true],
    ['a way to sign without a drawing', signature({ signatureType: 'draw' }), false],
    ['a typed name', signature({ signatureType: 'type', typeText: 'Ann Lee' }), true],
    ['a typed blank', signature({ signatureType: 'type', typeText: ' ', image }), false],
  ])('counts or not: %s', (_, given, expected) => {
    expect(isGiven(given)).toBe(expected);
  });

  it('is in words, by the label of its option', () => {
    const options = [{ id: 'me', text: 'I do', disabled: false }];
    expect(wordsOf(question('a', { value: 'me', options }))).toBe('I do');
    expect(wordsOf(question('a', { value: true, fieldType: 'boolean' }))).toBe('Yes');
    expect(wordsOf(question('a', { value: true, pdfFieldType: 'check' }))).toBe('Checked');
    expect(wordsOf(signature({ signatureType: 'type', typeText: 'Ann' }))).toBe('Typed: Ann');
    expect(wordsOf(question('a', { value: '2026-01-03', pdfFieldType: 'date' }))).toBe('January 3, 2026');
    expect(wordsOf(question('a'))).toBe('Missing');
    expect(wordsOf(question('a', { isOptional: true }))).toBe('Left blank');
  });
});

describe('what is missing', () => {
  const draft = draftOf(
    question('a', { value: 'x' }),
    question('b'),
    question('c', { isOptional: true }),
    question('d', { isVisible: false }),
    signature(),
  );

  it('leaves out optional and hidden questions', () => {
    expect(missingIn(draft).map(({ questionId }) => questionId)).toEqual(['b', 's']);
    expect(progressOf(draft)).toEqual({ done: 1, of: 3 });
    expect(progressOf(draft, { a: 'Shorten it.' })).toEqual({ done: 0, of: 3 });
  });

  it('is next after the current question, and then from the first', () => {
    expect(nextRequired(draft, undefined)).toBe('b');
    expect(nextRequired(draft, 'b')).toBe('s');
    expect(nextRequired(draft, 's')).toBe('b');
    expect(nextRequired(draft, 'review')).toBe('b');
    expect(nextRequired(draftOf(question('a', { value: 'x' })), undefined)).toBeUndefined();
  });
});

describe('a change', () => {
  it('leaves nothing of the earlier signature', () => {
    const draft = draftOf(signature({ signatureType: 'draw', image }));
    expect(withGiven(draft, 's', { signatureType: 'type', typeText: 'Ann' }).questions[0]).toMatchObject({
      image: undefined,
      typeText: 'Ann',
    });
  });

  it('is kept by question, and laid over what was saved, without questions that are gone', () => {
    const draft = withGiven(draftOf(question('a'), question('b', { value: 'saved' })), 'a', { value: 'typed' });
    const kept = givenIn(draft, new Set(['a']));
    expect(Object.keys(kept)).toEqual(['a']);
    const laid = withKept(draftOf(question('a', { value: 'older' }), question('b', { value: 'newer' })), {
      ...kept,
      gone: { value: 1 },
    });
    expect(laid.questions.map(({ value }) => value)).toEqual(['typed', 'newer']);
  });
});
