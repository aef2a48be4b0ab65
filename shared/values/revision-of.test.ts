import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { revisionOf } from './revision-of.ts';

/** FNV-1a by its definition. */
function slowly(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const unit of Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)))
    for (const byte of [unit & 0xff, unit >>> 8]) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return hash.toString(16).padStart(16, '0');
}

describe('revisionOf', () => {
  it('is FNV-1a of 64 bits over the JSON', () => {
    expect(revisionOf('')).toBe(slowly('""'));
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(revisionOf(text)).toBe(slowly(JSON.stringify(text)));
      }),
    );
  });

  it('does not depend on the order of fields, nor on fields that hold nothing', () => {
    expect(revisionOf({ a: 1, b: { c: [1, { d: null, e: 2 }] } })).toBe(
      revisionOf({ b: { c: [1, { e: 2, d: null }] }, f: undefined, a: 1 }),
    );
  });

  it('changes with any value, and with the order of a list', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(revisionOf({ v: [one, other] })).not.toBe(revisionOf({ v: [other, one] }));
      }),
    );
  });
});
