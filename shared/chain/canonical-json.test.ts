import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Json } from './canonical-json.ts';

const numberOf = (bits: string): number => new DataView(new BigUint64Array([BigInt(`0x${bits}`)]).buffer).getFloat64(0, true);

// RFC 8785, Appendix B.
const numbers: readonly (readonly [bits: string, text: string])[] = [
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['ffefffffffffffff', '-1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['c340000000000000', '-9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['44b52d02c7e14af7', '1.0000000000000001e+23'],
  ['444b1ae4d6e2ef4e', '999999999999999700000'],
  ['444b1ae4d6e2ef4f', '999999999999999900000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
  ['41b3de4355555553', '333333333.3333332'],
  ['41b3de4355555554', '333333333.33333325'],
  ['41b3de4355555555', '333333333.3333333'],
  ['41b3de4355555556', '333333333.3333334'],
  ['41b3de4355555557', '333333333.33333343'],
  ['becbf647612f3696', '-0.0000033333333333333333'],
  ['43143ff3c1cb0959', '1424953923781206.2'],
];

/** Makes the same value with the names of all objects in another order. */
function reversed(value: Json): Json {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([name, each]) => [name, reversed(each)]));
}

const json = fc.jsonValue({ stringUnit: 'binary', maxDepth: 5 }) as fc.Arbitrary<Json>;

describe('canonical JSON', () => {
  it.each(numbers)('writes the number %s as %s', (bits, text) => {
    expect(canonicalJson(numberOf(bits))).toBe(text);
  });

  it('writes the samples of RFC 8785', () => {
    const sample = JSON.parse(String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`) as Json;
    expect(canonicalJson(sample)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
    const names = ['\u20ac', '\r', '\ufb33', '1', '\u{1f600}', '\u0080', '\u00f6'];

    const text = canonicalJson(Object.fromEntries(names.map((name) => [name, 0])));
    expect([...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([whole]) => JSON.parse(whole))).toEqual([
      '\r',
      '1',
      '\u0080',
      '\u00f6',
      '\u20ac',
      '\u{1f600}',
      '\ufb33',
    ]);
  });

  it('is the same in whatever order the names came, and reads as the same value', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(reversed(value))).toBe(text);
        expect(canonicalJson(JSON.parse(text) as Json)).toBe(text);
      }),
    );
  });

  const deep = (depth: number): Json => (depth === 0 ? 1 : [deep(depth - 1)]);

  it.each([
    ['NaN', Number.NaN, 'NaN'],
    ['an infinity', { a: [Number.NEGATIVE_INFINITY] }, 'the value.a[0] is -Infinity'],
    ['undefined in an object', { a: undefined }, 'the value.a is undefined'],
    ['a hole in a list', { a: new Array(1) }, 'the value.a[0] is undefined'],
    ['a function', { a: () => 1 }, 'the value.a is a function'],
    ['a big integer', 1n, 'a bigint'],
    ['a date', { on: new Date(0) }, 'the value.on is not a plain object'],
    ['a map', new Map(), 'not a plain object'],
    ['a name that is a symbol', { [Symbol('a')]: 1 }, 'not a plain object'],
    ['a lone surrogate', ['\ud800'], 'the value[0] has half of a character'],
    ['a lone surrogate in a name', { '\udc00': 1 }, 'a name in the value has half of a character'],
    ['what is nested too deep', deep(40), 'nested more than 32 deep'],
  ])('refuses %s', (_, value, words) => {
    expect(() => canonicalJson(value as Json)).toThrow(words);
  });

  it('refuses what contains itself', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(() => canonicalJson(circle as Json)).toThrow('nested more than 32 deep');
  });

  it('keeps a name that objects of JavaScript have anyway', () => {
    expect(canonicalJson(JSON.parse('{"b":1,"__proto__":{"a":2}}') as Json)).toBe('{"__proto__":{"a":2},"b":1}');
  });
});
