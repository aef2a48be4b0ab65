import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { plainJpeg } from './plain-jpeg.ts';

const picture = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } });

describe('a JPEG with its pixels alone', () => {
  it.each([false, true])('has no data of the camera, and the same pixels (progressive: %s)', async (progressive) => {
    const bytes = await picture()
      .withExif({ IFD0: { Copyright: 'Camera of Ida Larkspur' } })
      .withIccProfile('srgb')
      .jpeg({ progressive })
      .toBuffer();
    expect(bytes.includes('Ida Larkspur')).toBe(true);
    const plain = plainJpeg(bytes);
    const metadata = await sharp(plain).metadata();
    expect(metadata).toMatchObject({ width: 64, height: 48, format: 'jpeg' });
    expect(metadata).not.toHaveProperty('exif');
    expect(metadata).not.toHaveProperty('icc');
    expect(await sharp(plain).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
  });

  it('is what it was if it has nothing else, and ends where the picture does', async () => {
    const bytes = await picture().jpeg().toBuffer();
    const plain = plainJpeg(bytes);
    expect(plainJpeg(plain as Uint8Array)).toEqual(plain);
    expect(plainJpeg(Buffer.concat([bytes, Buffer.from('and a secret')]))).toEqual(plain);
  });

  it('is none if the file is cut off or something else', async () => {
    const bytes = await picture().jpeg().toBuffer();
    expect(plainJpeg(bytes.subarray(0, bytes.length - 2))).toBeUndefined();
    expect(plainJpeg(await picture().png().toBuffer())).toBeUndefined();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
        const plain = plainJpeg(Uint8Array.of(0xff, 0xd8, ...noise));
        expect(plain === undefined || plain.length <= noise.length + 2).toBe(true);
      }),
    );
  });
});
