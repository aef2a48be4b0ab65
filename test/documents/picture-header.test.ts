import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureHeader, sniffedType } from '#functions/pictures/picture-header.ts';
import { animatedPng, largeJpeg, pngBomb } from './bad-pictures.ts';

describe('the header of a picture', () => {
  it('is read for both kinds without a decoder', async () => {
    expect(pictureHeader(pngBomb(70, 50))).toEqual({ type: 'image/png', width: 70, height: 50, isAnimated: false });
    expect(pictureHeader(await largeJpeg(9000, 7000))).toEqual({
      type: 'image/jpeg',
      width: 9000,
      height: 7000,
      isAnimated: false,
    });
    expect(pictureHeader(await animatedPng())).toMatchObject({ isAnimated: true });
  });

  it('says nothing about a picture without pixels', async () => {
    expect(pictureHeader(await largeJpeg(0, 100))).toBeUndefined();
    expect(pictureHeader(pngBomb(0, 100))).toBeUndefined();
  });

  it('accepts any bytes after either beginning, even cut off anywhere, and always finishes', async () => {
    const whole = [pngBomb(8, 8), await largeJpeg(100, 100), await animatedPng()];
    for (const bytes of whole)
      for (let length = 0; length < Math.min(bytes.length, 800); length += 1) pictureHeader(bytes.subarray(0, length));
    const beginnings = fc.constantFrom(Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('ffd8ff', 'hex'), Buffer.alloc(0));
    fc.assert(
      fc.property(beginnings, fc.uint8Array({ maxLength: 400 }), (beginning, rest) => {
        const bytes = Buffer.concat([beginning, rest]);
        const header = pictureHeader(bytes);
        expect(header === undefined || header.type === sniffedType(bytes)).toBe(true);
      }),
    );
  });
});
