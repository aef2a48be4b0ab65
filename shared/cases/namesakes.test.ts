import { expect, it } from 'vitest';
import { areNamesakes } from './namesakes.ts';

const named = (firstName: string, lastName: string) => ({ firstName, lastName });

it.each([
  ['Marian', 'Aldous', 'Marion', 'ALDOUS'],
  ['Chidi', 'Okafor', 'Amélie', 'Okáfor'],
  ['John', 'Marsh', 'Jon', 'Marhs'],
  ['Rosa', 'García Núñez', 'Luz', 'Nunez'],
  ['Aldous', 'Marian', 'Marian', 'Aldous'],
])('takes %s %s and %s %s for namesakes, whichever is asked about', (first, last, otherFirst, otherLast) => {
  expect(areNamesakes(named(first, last), named(otherFirst, otherLast))).toBe(true);
  expect(areNamesakes(named(otherFirst, otherLast), named(first, last))).toBe(true);
});

it.each([
  ['Marian', 'Aldous', 'Marian', 'Teal'],
  ['Li', 'Wu', 'Li', 'Ng'],
  ['', '', '', ''],
  ['Marian', '', 'Marian', ''],
])('doesn’t take %s %s and %s %s for namesakes', (first, last, otherFirst, otherLast) => {
  expect(areNamesakes(named(first, last), named(otherFirst, otherLast))).toBe(false);
});
