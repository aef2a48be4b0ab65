import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskPhone, phoneDigits } from '#shared/values/phone.ts';
import { toggledValues } from './choices.tsx';
import { countWords } from './load-more.tsx';
import { moveMark } from './move-mark.ts';
import { deleteBackOverMask, maskPhoneAt } from './phone-field.tsx';
import { starFills } from './stars.tsx';
import { failureWords } from './states.tsx';
import { escapeIn } from './use-suggestions.ts';

describe('starFills', () => {
  const draw = (rating: number) =>
    starFills(rating)
      .map((fill) => ({ full: '*', half: '+', empty: '-' })[fill])
      .join('');
  it.each([
    [0, '-----'],
    [0.24, '-----'],
    [0.25, '+----'],
    [3, '***--'],
    [4.2, '****-'],
    [4.25, '****+'],
    [4.9, '****+'],
    [5, '*****'],
    [7, '*****'],
    [-1, '-----'],
  ])('shows %f as %s', (rating, expected) => {
    expect(draw(rating)).toBe(expected);
  });
});

it('counts a list that goes on as shown, not as all there is', () => {
  const list = { count: 20, noun: 'homes' };
  expect(countWords({ ...list, hasMore: true })).toBe('20 homes shown');
  expect(countWords({ ...list, hasMore: false })).toBe('20 homes');
  expect(countWords({ ...list, total: 30, hasMore: true })).toBe('20 of 30 homes');
});

it('blames the connection only if the server never answered', () => {
  expect(failureWords(undefined)).toContain('check your connection');
  expect(failureWords('r1')).toBe('Something went wrong on our side. Please try again.');
  expect(failureWords('')).toBe('Something went wrong on our side. Please try again.');
});

describe('Esc in a box with suggestions', () => {
  it('closes the list first, then empties a search', () => {
    expect(escapeIn({ isOpen: true, value: 'Bos', keepsText: false })).toBe('close');
    expect(escapeIn({ isOpen: false, value: 'Bos', keepsText: false })).toBe('empty');
    expect(escapeIn({ isOpen: false, value: '', keepsText: false })).toBeNull();
  });
  it('never empties a typed address', () => {
    expect(escapeIn({ isOpen: true, value: '12 Elm St', keepsText: true })).toBe('close');
    expect(escapeIn({ isOpen: false, value: '12 Elm St', keepsText: true })).toBeNull();
  });
});

describe('moveMark', () => {
  it('cycles through the box itself', () => {
    expect(moveMark(-1, 1, 3)).toBe(0);
    expect(moveMark(2, 1, 3)).toBe(-1);
    expect(moveMark(-1, -1, 3)).toBe(2);
    expect(moveMark(0, -1, 3)).toBe(-1);
    expect(moveMark(-1, 1, 0)).toBe(-1);
  });
});

/** Edits a masked input as a browser does: `|` is the caret. */
const after = (marked: string) => {
  const caret = marked.indexOf('|');
  const masked = maskPhoneAt(marked.replace('|', ''), caret);
  return `${masked.text.slice(0, masked.caret)}|${masked.text.slice(masked.caret)}`;
};

describe('maskPhoneAt', () => {
  it.each([
    ['6|', '(6|'],
    ['(6175|', '(617) 5|'],
    ['(617) 5550134|', '(617) 555-0134|'],
    ['+1 617.555.0134|', '(617) 555-0134|'],
    ['1 (617) 555-0134|', '(617) 555-0134|'],
    ['(69|17) 555-013', '(69|1) 755-5013'],
    ['(617) |55-0134', '(617|) 550-134'],
    ['|', '|'],
    ['abc|', '|'],
  ])('%s becomes %s', (typed, expected) => {
    expect(after(typed)).toBe(expected);
  });

  it('keeps every typed digit, and the caret behind the same one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9]\d{0,9}$/), fc.nat(), (digits, seed) => {
        const text = maskPhone(digits);
        const caret = seed % (text.length + 1);
        const masked = maskPhoneAt(text, caret);
        expect(masked.text).toBe(text);
        expect(phoneDigits(masked.text)).toBe(digits);
        const digitsBefore = (at: number) => text.slice(0, at).replace(/\D/g, '');
        expect(digitsBefore(masked.caret)).toBe(digitsBefore(caret));
      }),
    );
  });
});

describe('deleteBackOverMask', () => {
  it('removes the digit before a character of the mask', () => {
    expect(deleteBackOverMask('(617) 5', 6)).toEqual({ text: '(615', caret: 3 });
  });
  it('leaves digits to the browser', () => {
    expect(deleteBackOverMask('(617) 5', 7)).toBeUndefined();
    expect(deleteBackOverMask('(6', 1)).toBeUndefined();
  });
});

describe('toggledValues', () => {
  it('keeps the order of the list, and drops values that are no longer in it', () => {
    expect(toggledValues(['a', 'b', 'c'], ['c', 'gone'], 'a', true)).toEqual(['a', 'c']);
    expect(toggledValues(['a', 'b', 'c'], ['a', 'c'], 'a', false)).toEqual(['c']);
  });
});
