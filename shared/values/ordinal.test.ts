import { expect, it } from 'vitest';
import { ordinalOf } from './ordinal.ts';

it('ends a number as it is spoken', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111].map(ordinalOf)).toEqual(
    ['1st', '2nd', '3rd', '4th', '11th', '12th', '13th'].concat(['21st', '22nd', '103rd', '111th']),
  );
});
