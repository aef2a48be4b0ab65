import { PdfFile, textString } from '#functions/documents/pdf/pdf-file.ts';
import { pictureHeader, sniffedType } from '#functions/pictures/picture-header.ts';
import { problem } from '#functions/problem.ts';
import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from '#shared/model/image.ts';

/** A letter page in points, what stays white around a photo, and dots per inch that are enough to read small print. */
const PAPER = { short: 612, long: 792, margin: 18 };
const DOTS = 200 / 72;
const QUALITY = 80;
const SECONDS = 10;

const refuse = (message: string, code: 'unsupported_type' | 'invalid_input' | 'too_large' = 'invalid_input', cause?: unknown) =>
  Object.assign(problem(code, { detail: message, errors: [{ field: 'uploadId', message }] }), { cause });

/** Refuses, by its first bytes alone, a photo that must not reach the decoder. */
function admitPhoto(bytes: Buffer): void {
  const header = pictureHeader(bytes);
  if (!header || header.isAnimated) throw refuse('This photo is damaged or incomplete. Take it again, or choose another file.');
  const { width, height } = header;
  if (width * height > MAX_IMAGE_PIXELS || Math.max(width, height) > MAX_IMAGE_SIDE)
    throw refuse('This photo has too many pixels. Take it again in a lower resolution.', 'too_large');
}

/** Returns a photo as a JPEG, upright, on white, and no larger than its paper needs. What the camera wrote into it, such as the place, is left out. */
async function jpegOf(bytes: Buffer) {
  const { default: sharp } = await import('sharp');
  const most = Math.round((PAPER.long - 2 * PAPER.margin) * DOTS);
  try {
    return await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_IMAGE_PIXELS })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .flatten({ background: 'white' })
      .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw refuse('This photo can’t be read to its end. Take it again, or choose another file.', 'invalid_input', cause);
  }
}

/** Puts a JPEG on a letter page, lying or standing as the photo does. */
function pageOf(jpeg: Buffer, pixels: { width: number; height: number }): Buffer {
  const isWide = pixels.width > pixels.height;
  const [width, height] = isWide ? [PAPER.long, PAPER.short] : [PAPER.short, PAPER.long];
  const scale = Math.min((width - 2 * PAPER.margin) / pixels.width, (height - 2 * PAPER.margin) / pixels.height);
  const [wide, high] = [pixels.width * scale, pixels.height * scale];
  const at = [(width - wide) / 2, (height - high) / 2].map((value) => value.toFixed(2));
  const file = new PdfFile();
  const image = file.addStream(
    jpeg,
    `/Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    true,
  );
  const drawn = file.addStream(Buffer.from(`q ${wide.toFixed(2)} 0 0 ${high.toFixed(2)} ${at.join(' ')} cm /Scan Do Q`));
  const pages = file.reserve();
  const page = file.add(
    `<< /Type /Page /Parent ${pages} /MediaBox [0 0 ${width} ${height}] /Resources << /XObject << /Scan ${image} >> >> /Contents ${drawn} >>`,
  );
  file.set(pages, `<< /Type /Pages /Kids [${page}] /Count 1 >>`);
  return file.finish(
    file.add(`<< /Type /Catalog /Pages ${pages} >>`),
    file.add(`<< /Title ${textString('Scan of a signed document')} >>`),
  );
}

/** Returns a scan as a PDF: unchanged if it is one (`cleanedPdf` leaves only its pages), and a photo (JPEG or PNG) on a page. The same photo gives the same bytes. Refuses other photos in words. */
export async function scanAsPdf(bytes: Buffer): Promise<Buffer> {
  if (bytes.toString('latin1', 4, 8) === 'ftyp')
    throw refuse(
      'This photo is in a format that can’t be kept, such as HEIC. Save it as JPEG, or choose a PDF.',
      'unsupported_type',
    );
  if (!sniffedType(bytes)) return bytes;
  admitPhoto(bytes);
  const { data, info } = await jpegOf(bytes);
  return pageOf(data, info);
}
