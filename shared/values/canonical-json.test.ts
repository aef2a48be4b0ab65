import { describe, expect, it } from 'vitest';
import { canonicalJson, isSameJson } from './canonical-json.ts';

const values: readonly unknown[] = [
  undefined,
  null,
  0,
  1,
  '1',
  '',
  [],
  {},
  [undefined],
  [null],
  [1, 2],
  [2, 1],
  { a: 1, b: 2 },
  { b: 2, a: 1 },
  { a: 1, b: 2, c: undefined },
  { a: 1, b: null },
  { a: 1 },
  { a: 1, c: 2 },
  { 0: 1, 1: 2 },
  { a: [{ b: 1, c: 2 }] },
  { a: [{ c: 2, b: 1 }] },
  { a: { b: 1 } },
  { toString: undefined },
  { a: undefined },
];

describe('isSameJson', () => {
  it('says of any two values whether their canonical JSON is the same', () => {
    for (const one of values)
      for (const other of values)
        expect(isSameJson(one, other), `${canonicalJson(one)} ${canonicalJson(other)}`).toBe(
          canonicalJson(one) === canonicalJson(other),
        );
  });
});
