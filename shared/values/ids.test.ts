import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isArrangementId, isGuid, timeOfUuidV7, uuidV7 } from './ids.ts';

const random = fc.uint8Array({ minLength: 10, maxLength: 16 });
const time = fc.integer({ min: 0, max: 0xffff_ffff_ffff });

describe('isGuid', () => {
  it('accepts every version in either case and nothing else', () => {
    expect(isGuid('018f4a2b-0000-7000-8000-000000000000')).toBe(true);
    expect(isGuid('018F4A2B-0000-4000-BFFF-FFFFFFFFFFFF')).toBe(true);
    for (const bad of [
      '',
      'new',
      '00000000-0000-0000-0000-000000000000',
      '018f4a2b00007000800000000000000',
      `${'018f4a2b-0000-7000-8000-000000000000'}x`,
      7,
      null,
    ]) {
      expect(isGuid(bad), String(bad)).toBe(false);
    }
  });

  it('knows the marker of a new arrangement', () => {
    expect(isArrangementId('new')).toBe(true);
    expect(isArrangementId('018f4a2b-0000-7000-8000-000000000000')).toBe(true);
    expect(isArrangementId('newer')).toBe(false);
  });
});

describe('uuidV7', () => {
  it('follows RFC 9562: its own example of appendix A.6', () => {
    const bytes = Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]);
    expect(uuidV7({ now: 0x017f22e279b0, random: bytes })).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  });

  it('is a GUID that tells its time', () => {
    fc.assert(
      fc.property(time, random, (now, bytes) => {
        const id = uuidV7({ now, random: bytes });
        expect(isGuid(id)).toBe(true);
        expect(timeOfUuidV7(id)).toBe(now);
      }),
    );
  });

  it('sorts by time', () => {
    fc.assert(
      fc.property(time, time, random, random, (a, b, one, other) => {
        fc.pre(a < b);
        expect(uuidV7({ now: a, random: one }) < uuidV7({ now: b, random: other })).toBe(true);
      }),
    );
  });

  it("refuses too little randomness and times that don't fit", () => {
    expect(() => uuidV7({ now: 0, random: new Uint8Array(9) })).toThrow(RangeError);
    expect(() => uuidV7({ now: -1, random: new Uint8Array(10) })).toThrow(RangeError);
    expect(() => uuidV7({ now: 0.5, random: new Uint8Array(10) })).toThrow(RangeError);
    expect(timeOfUuidV7('018f4a2b-0000-4000-8000-000000000000')).toBeUndefined();
  });
});
