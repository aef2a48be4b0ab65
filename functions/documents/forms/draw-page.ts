import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { checkBytes, damaged } from './check-bytes.ts';
import { type PageImage, type PageImageSize, RefusedPdf } from './form.ts';

let loading: ReturnType<typeof PDFiumLibrary.init> | undefined;

/** Opens the renderer, once a process. */
export function openLibrary(): ReturnType<typeof PDFiumLibrary.init> {
  if (!loading) {
    sharp.concurrency(1);
    sharp.cache(false);
    loading = PDFiumLibrary.init();
  }
  return loading;
}

/** The most pixels of a picture: a page 2,400 wide and three times as high has fewer. */
const MAX_PIXELS = 20_000_000;
const QUALITY = 82;
/** A dense form has 0.1 bytes a pixel as a gray PNG, and a scan 0.5. */
const PNG_BYTES_PER_PIXEL = 0.2;

async function open(bytes: Uint8Array): Promise<PDFiumDocument> {
  try {
    return await (await openLibrary()).loadDocument(bytes);
  } catch (cause) {
    throw Object.assign(damaged(), { cause });
  }
}

/** The most characters of a page’s text: four times what the densest form has. */
const MAX_TEXT = 40_000;

/** Returns the text of a page, as its file has it; nothing for a scan, or if it can’t be read. The picture counts. */
function wordsOf(page: PDFiumPage): string {
  try {
    return page.getText().replaceAll('\r\n', '\n').replaceAll('\0', '').slice(0, MAX_TEXT);
  } catch {
    return '';
  }
}

/** Draws a page of a document as a picture on white, in the process that calls it. Throws RefusedPdf. */
export async function drawPage(bytes: Uint8Array, { page, width, format }: PageImageSize): Promise<PageImage> {
  checkBytes(bytes);
  const document = await open(bytes);
  try {
    if (page > document.getPageCount()) throw new RefusedPdf('no-pages', `This PDF has no page ${page}.`);
    const shown = document.getPage(page - 1);
    const { originalWidth, originalHeight } = shown.getOriginalSize();
    const scale = width / originalWidth;
    if (width * originalHeight * scale > MAX_PIXELS)
      throw new RefusedPdf('page-too-large', `Page ${page} is too long and narrow to be shown.`);
    // Drawing closes the page.
    const text = wordsOf(shown);
    const drawn = await shown.render({ scale, render: 'bitmap', renderFormFields: true });
    return { ...(await encode(drawn, format)), text };
  } finally {
    document.destroy();
  }
}

/** Returns the gray of each pixel, a byte each; nothing if one pixel has a color. Most forms are black on white. */
function graysOf(data: Uint8Array): Uint8Array | undefined {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  const grays = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at]!;
    const gray = pixel & 0xff;
    if ((pixel & 0xff_ff_ff) !== gray * 0x01_01_01) return undefined;
    grays[at] = gray;
  }
  return grays;
}

/**
 * Encodes a bitmap, whose pixels have alpha but are opaque. A gray page is a PNG of one channel, which takes a tenth of WebP's time, is no larger, and loses
 * nothing. A scan would be many times larger, so that a screen gets WebP, as it does for colors.
 */
async function encode(
  drawn: { data: Uint8Array; width: number; height: number },
  format: PageImageSize['format'],
): Promise<Omit<PageImage, 'text'>> {
  const { data, width, height } = drawn;
  const grays = graysOf(data);
  const raw = { width, height, channels: grays ? 1 : 4 } as const;
  const image = sharp(grays ?? data, { raw });
  const toPng = async () =>
    // One channel has no alpha, and asking sharp to remove it takes a fifth of the encoder's time.
    (grays ? image.clone() : image.clone().removeAlpha())
      .toColourspace(grays ? 'b-w' : 'srgb')
      .png({ compressionLevel: 2 })
      .toBuffer();
  const png = grays || format === 'png' ? await toPng() : undefined;
  const isPng = png && (format === 'png' || png.length <= width * height * PNG_BYTES_PER_PIXEL);
  const bytes = isPng ? png : await image.removeAlpha().webp({ quality: QUALITY, effort: 1 }).toBuffer();
  return { bytes: new Uint8Array(bytes), width, height };
}
