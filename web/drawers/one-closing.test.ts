import { afterEach, expect, it } from 'vitest';
import { beginClosing, endClosing } from './one-closing.ts';

afterEach(endClosing);

it('closes a drawer once, however often people ask before the address has changed', () => {
  expect(['a', 'a', 'a'].map(beginClosing)).toEqual([true, false, false]);
});

it('closes the same entry of the history again once someone has gone back to it', () => {
  beginClosing('a');
  endClosing();
  expect(beginClosing('a')).toBe(true);
});

it('closes a drawer of another entry although the last one never finished', () => {
  beginClosing('a');
  expect(beginClosing('b')).toBe(true);
});
