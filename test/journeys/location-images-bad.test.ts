import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#shared/contract/problem.ts';
import { api, ask, cloud, refused } from '#test/cloud/cloud.ts';
import { animatedPng, largeJpeg, picturedHome, pngBomb, scriptedSvg, truncated } from '#test/documents/bad-pictures.ts';
import { formWith, type Hall, hall, imagesOf, picture, upload, uploaded } from './parts/pictures.ts';

let home: Hall;
beforeAll(async () => {
  home = await hall();
  // Loads the decoder, which doesn't count toward how quickly a picture is refused.
  await uploaded((await hall()).admin, await picture(20, 20));
});

const refuse = async (bytes: Uint8Array, file?: { name?: string; type?: string }): Promise<Problem> =>
  refused('uploadLocationImage', {}, await upload(home.admin, bytes, file));

describe('a file that is not a picture, whatever it is called,', () => {
  it.each([
    ['text named .jpg', Buffer.from('This is the text of a letter, not a picture.\n'.repeat(40))],
    ['an SVG with a script', scriptedSvg],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused in words: %s', async (_, bytes) => {
    expect(await refuse(bytes)).toMatchObject({ status: 415, detail: expect.stringContaining('Use a PNG or JPEG') });
  });

  it('is refused in words: a WebP named .png', async () => {
    const bytes = await sharp(await picture())
      .webp()
      .toBuffer();
    expect(await refuse(bytes, { name: 'house.png', type: 'image/png' })).toMatchObject({ status: 415 });
  });
});

describe('a picture that is too large', () => {
  it('has 60 megapixels by its header', async () => {
    const detail = 'A picture can have at most 50 megapixels. This one has 60.';
    expect(await refuse(await largeJpeg(10_000, 6_000))).toMatchObject({ status: 413, code: 'too_large', detail });
    expect(await refuse(pngBomb(10_000, 6_000))).toMatchObject({ status: 413, detail });
  });

  it('unpacks to 900 megapixels from 110 KB and is refused by its header', async () => {
    const bomb = pngBomb();
    expect(bomb.length).toBeLessThan(130_000);
    const sent = await upload(home.admin, bomb);
    const problem = await refused('uploadLocationImage', {}, sent);
    expect(problem).toMatchObject({ status: 413, detail: expect.stringContaining('This one has 900.') });
  });

  it('is a strip that a decoder would work on for ten seconds, and is refused by its header', async () => {
    const detail = 'A picture can be at most 20,000 pixels wide or high. This one is 1 by 45,000,000.';
    expect(await refuse(pngBomb(1, 45_000_000))).toMatchObject({ status: 413, code: 'too_large', detail });
    expect(await refuse(pngBomb(20_001, 1))).toMatchObject({ status: 413, detail: expect.stringContaining('20,001 by 1.') });
  });

  it('has more than 4 MB', async () => {
    expect(await refuse(Buffer.concat([await picture(), Buffer.alloc(4_000_000)]))).toMatchObject({
      status: 413,
      detail: 'A picture can have at most 4 MB. This one has 4.0 MB.',
    });
    expect(await refuse(Buffer.alloc(4_400_000))).toMatchObject({ status: 413, code: 'too_large' });
    // Past what a Lambda gets, the gateway itself refuses.
    expect((await ask('uploadLocationImage', {}, await upload(home.admin, Buffer.alloc(5_000_000)))).status).toBe(413);
  });
});

describe('a picture that is not valid', () => {
  it.each(['jpeg', 'png'] as const)('is refused if it ends in the middle: %s', async (format) => {
    expect(await refuse(await truncated(format))).toMatchObject({ status: 400, detail: expect.stringContaining('damaged') });
  });

  it('is refused if it ends before it says how large it is', async () => {
    for (const length of [4, 12, 30]) {
      expect(await refuse((await picture()).subarray(0, length))).toMatchObject({ status: 400 });
      expect(await refuse(pngBomb(8, 8).subarray(0, length + 4))).toMatchObject({ status: 400 });
    }
  });

  it('is refused if it is animated', async () => {
    expect(await refuse(await animatedPng())).toMatchObject({ status: 415, detail: expect.stringContaining('animated') });
  });
});

describe('a request that is not a form with a file', () => {
  const path = '/api/locations/current/images/upload';
  const key = '0b6c1f0e-6f0d-4a58-9d5b-6a1f6f0c1a01';
  const post = (options: object) => api<Problem>(path, { ...home.admin, method: 'POST', key, ...options });

  it('is told so', async () => {
    const words = { status: 400, body: { errors: [{ field: 'file', message: 'Choose a picture.' }] } };
    expect(await post({ body: {} })).toMatchObject(words);
    expect(await post({ body: { file: 'house.jpg' } })).toMatchObject(words);
    const form = await formWith(await picture());
    const typed = (type: string) => ({ ...form, headers: { ...home.admin.headers, 'content-type': type } });
    expect(await post(typed('multipart/form-data; boundary=another'))).toMatchObject({ status: 400 });
    expect(await post(typed('multipart/form-data'))).toMatchObject({ status: 400 });
    expect(await post(typed('application/octet-stream'))).toMatchObject({ status: 415 });
  });

  it("can't send a form to calls that accept none", async () => {
    const form = await formWith(await picture());
    const answer = await api<Problem>('/api/public/forgotPassword', { method: 'POST', ...form });
    expect(answer.status).toBe(415);
  });
});

describe('what is stored of a picture', () => {
  it('is only its pixels: not where it was taken nor by whom', async () => {
    const source = await picturedHome();
    expect((await sharp(source).metadata()).exif?.toString('latin1')).toContain('Larkspur');
    const { path } = await uploaded(home.admin, source);
    for (const width of [480, 1200, 2400]) {
      const answer = await fetch(`${cloud.url}${path.replace('{width}', String(width))}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.toString('latin1')).not.toMatch(/Larkspur|Ada|EXIF|GPS|XMP/);
      const { exif, icc, xmp, format } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, format }).toEqual({ format: 'webp' });
    }
  });

  it('includes nothing of what was refused', async () => {
    const { images } = await imagesOf(home);
    expect(images.length).toBe(1);
  });
});
