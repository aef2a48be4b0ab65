import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textSegments } from './text-segments.ts';

describe('the length of a text', () => {
  it.each([
    ['', 0, false],
    ['a'.repeat(160), 1, false],
    ['a'.repeat(161), 2, false],
    ['a'.repeat(306), 2, false],
    ['a'.repeat(307), 3, false],
    ['€'.repeat(80), 1, false],
    // 153 is odd, so that a part takes 76 signs of two units.
    ['€'.repeat(152), 2, false],
    ['€'.repeat(153), 3, false],
    ['’'.repeat(70), 1, true],
    ['’'.repeat(71), 2, true],
    ['🌼'.repeat(35), 1, true],
    ['🌼'.repeat(66), 2, true],
    ['🌼'.repeat(67), 3, true],
  ])('%#: is counted in segments', (text, segments, isUnicode) => {
    expect(textSegments(text)).toEqual({ segments, isUnicode });
  });

  it('never shrinks when a text grows', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        (text, more) => {
          expect(textSegments(text + more).segments).toBeGreaterThanOrEqual(textSegments(text).segments);
        },
      ),
    );
  });
});
