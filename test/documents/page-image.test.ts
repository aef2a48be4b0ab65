import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PAGE_IMAGE_WIDTHS, pageImage, pictureUrl } from '#functions/documents/forms/inspect-form.ts';
import { acroForm, bomb, encryptedForm, flatForm } from './sample-forms.ts';

/** Returns the darkest gray in the lower left part of a picture, where the sample pages have their word. */
async function darkest(bytes: Uint8Array, width: number, height: number): Promise<number> {
  const part = { left: 0, top: Math.floor(height * 0.9), width: Math.floor(width / 4), height: Math.floor(height * 0.1) };
  const { data } = await sharp(bytes).extract(part).greyscale().raw().toBuffer({ resolveWithObject: true });
  return Math.min(...data);
}

describe('a page as a picture', () => {
  it.each(['screen', 'png'] as const)('is drawn for %s in the width asked for, on white', async (format) => {
    const { bytes, width, height } = await pageImage({ bytes: await flatForm(2), page: 2, width: 850, format });
    expect([width, height]).toEqual([850, 1100]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height, channels: 1, hasAlpha: false });
    expect(await darkest(bytes, width, height)).toBeLessThan(100);
    const [corner] = await sharp(bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
    expect(corner).toBeGreaterThan(250);
  });

  it.each([
    ['red', 'screen', 'webp', (at: number) => [255, at % 2, 0]],
    ['red', 'png', 'png', (at: number) => [255, at % 2, 0]],
    [
      'as grainy as a scan',
      'screen',
      'webp',
      (at: number) => Array(3).fill((Math.imul(at + 1, 0x9e3779b1) >>> (at % 24)) & 0xff),
    ],
    ['as grainy as a scan', 'png', 'png', (at: number) => Array(3).fill((Math.imul(at + 1, 0x9e3779b1) >>> (at % 24)) & 0xff)],
  ] as const)('with a picture that is %s is drawn for %s as %s, and looks the same', async (_, format, type, pixel) => {
    const [width, height] = [306, 396];
    const page = Buffer.from(Array.from({ length: width * height }, (_, at) => pixel(at)).flat());
    const raw = { width, height, channels: 3 } as const;
    const file = await PDFDocument.create();
    file
      .addPage([width, height])
      .drawImage(await file.embedPng(await sharp(page, { raw }).png().toBuffer()), { x: 0, y: 0, width, height });
    const drawn = await pageImage({ bytes: await file.save(), page: 1, width, format });
    expect(await sharp(drawn.bytes).metadata()).toMatchObject({ format: type, width, height, hasAlpha: false });
    const shown = await sharp(drawn.bytes).toColourspace('srgb').raw().toBuffer();
    const off = page.reduce((sum, level, at) => sum + Math.abs(level - shown[at]!), 0) / page.length;
    expect(off).toBeLessThan(type === 'png' ? 1 : 12);
  });

  it('comes with the words on it, line by line', async () => {
    const file = await PDFDocument.create();
    const page = file.addPage([306, 396]);
    page.drawText('I authorize the cremation', { x: 20, y: 300, size: 10 });
    page.drawText('of the body.', { x: 20, y: 286, size: 10 });
    file.addPage([306, 396]);
    const bytes = await file.save();
    expect((await pageImage({ bytes, page: 1, width: 200 })).text).toBe('I authorize the cremation\nof the body.');
    expect((await pageImage({ bytes, page: 2, width: 200 })).text).toBe('');
  });

  it('says in its address which kind of picture it is', async () => {
    const { bytes } = await pageImage({ bytes: await flatForm(), page: 1, width: 200 });
    expect(pictureUrl(Buffer.from(bytes))).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(pictureUrl(Buffer.from('RIFF'))).toMatch(/^data:image\/webp;base64,/);
  });

  it('is turned as the page is', async () => {
    const { width, height } = await pageImage({ bytes: await flatForm(1, [612, 792], 90), page: 1, width: 792 });
    expect([width, height]).toEqual([792, 612]);
  });

  it('shows the fields of a form that isn’t filled in', async () => {
    const page = { page: 1, width: 612, format: 'png' as const };
    const [empty, form] = await Promise.all(
      [flatForm(), acroForm()].map(async (bytes) => pageImage({ bytes: await bytes, ...page })),
    );
    // The box of the first field, with its border.
    const box = { left: 70, top: 792 - 720, width: 204, height: 22 };
    const pixels = ({ bytes }: { bytes: Uint8Array }) => sharp(bytes).extract(box).greyscale().raw().toBuffer();
    expect(Math.min(...(await pixels(empty!)))).toBe(255);
    expect(Math.min(...(await pixels(form!)))).toBeLessThan(200);
  });

  it('is neither smaller nor larger than any screen needs', async () => {
    const bytes = await flatForm();
    const widths = await Promise.all([1, 1_000_000].map(async (width) => (await pageImage({ bytes, page: 1, width })).width));
    expect(widths).toEqual([PAGE_IMAGE_WIDTHS.min, PAGE_IMAGE_WIDTHS.max]);
  });

  it.each([
    ['has no such page', 'no-pages', () => flatForm()],
    ['is protected', 'damaged', () => encryptedForm('secret')],
    ['isn’t a PDF', 'not-pdf', async () => Buffer.from('GIF89a')],
    ['is as narrow as a thread', 'page-too-large', () => flatForm(9, [10, 14_000])],
  ])('is refused from a file that %s', async (_, reason, make) => {
    await expect(pageImage({ bytes: await make(), page: 9, width: 612 })).rejects.toMatchObject({ reason });
  });

  it('is drawn after a file that was too large', async () => {
    const first = pageImage({ bytes: await bomb(600), page: 1, width: 612 });
    const next = pageImage({ bytes: await flatForm(), page: 1, width: 612 });
    await expect(first).rejects.toMatchObject({ reason: 'inflates' });
    expect((await next).width).toBe(612);
  });
});
