import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
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

async function open(bytes: Uint8Array): Promise<PDFiumDocument> {
  try {
    return await (await openLibrary()).loadDocument(bytes);
  } catch (cause) {
    throw Object.assign(damaged(), { cause });
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
    const drawn = await shown.render({ scale, render: 'bitmap' });
    return await encode(drawn, format);
  } finally {
    document.destroy();
  }
}

/** Encodes a bitmap, whose pixels have alpha but are opaque. */
async function encode(drawn: { data: Uint8Array; width: number; height: number }, format: 'webp' | 'png'): Promise<PageImage> {
  const { data, width, height } = drawn;
  const image = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const encoded = format === 'webp' ? image.webp({ quality: QUALITY, effort: 2 }) : image.png({ compressionLevel: 6 });
  return { bytes: new Uint8Array(await encoded.toBuffer()), width, height };
}
