import { expect, it } from 'vitest';
import { changesOver, checkedWith, keptChanges } from './checked-ids.ts';

it('keeps what was checked when a colleague’s choice is loaded', () => {
  const changes = new Map([
    ['urn', true],
    ['hearse', false],
  ]);
  expect([...checkedWith(['hearse', 'flowers'], changes)].sort()).toEqual(['flowers', 'urn']);
  expect([...changesOver(['urn', 'flowers'], changes)]).toEqual([]);
  expect([...changesOver(['hearse'], changes)]).toHaveLength(2);
});

it('goes on with what a browser kept, unless it’s saved by now', () => {
  const stored: unknown = JSON.parse(
    JSON.stringify([
      ...new Map([
        ['urn', true],
        ['hearse', false],
      ]),
    ]),
  );
  expect([...keptChanges(['urn', 'hearse'], stored)]).toEqual([['hearse', false]]);
  expect([null, {}, ['urn'], [['urn', 'yes']]].map((each) => keptChanges([], each).size)).toEqual([0, 0, 0, 0]);
});
