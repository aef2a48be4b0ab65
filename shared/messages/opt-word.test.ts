import { expect, it } from 'vitest';
import { optWordOf } from './opt-word.ts';

it.each([
  ['STOP', 'stop'],
  [' Stop. ', 'stop'],
  ['opt-out', 'stop'],
  ['Start', 'start'],
  ['unstop!', 'start'],
  ['Please stop by at noon', null],
  ['When does it end?', null],
  ['', null],
] as const)('reads %j as %s', (text, word) => {
  expect(optWordOf(text)).toBe(word);
});
