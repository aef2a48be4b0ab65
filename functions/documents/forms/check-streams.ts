import { createInflate } from 'node:zlib';
import { inflates } from './check-bytes.ts';
import { PdfArray, PdfNumber, type PdfStream } from './libpdf.ts';
import type { Resolve } from './page-frame.ts';

/** The most that a page’s drawing, a font, or a table may unpack to, and all of them together. */
const MAX_STREAM = 32 * 1024 * 1024;
const MAX_TOGETHER = 128 * 1024 * 1024;
/** A letter-size scan of 600 dpi in color. */
const MAX_PICTURE = 112 * 1024 * 1024;
/** The most that deflate can make of a byte. */
const DEFLATE_RATIO = 1032;

/** Returns the names of a stream’s filters, in the order in which they are undone. */
function filtersOf(stream: PdfStream, resolve: Resolve): string[] {
  const filter = stream.get('Filter', resolve);
  const list = filter instanceof PdfArray ? filter.toArray() : filter === undefined ? [] : [filter];
  return list.map((each) => (each as { value?: string }).value ?? '');
}

/** Counts what a deflated stream unpacks to, without keeping it. Stops at the limit. Bytes after a broken place don’t count: no reader gets there. */
async function inflatedLength(data: Uint8Array, limit: number): Promise<number> {
  let length = 0;
  try {
    const inflate = createInflate({ chunkSize: 256 * 1024 });
    inflate.end(data);
    for await (const chunk of inflate) {
      length += (chunk as Buffer).length;
      if (length > limit) break;
    }
  } catch {
    return length;
  }
  return length;
}

const isCompressed = (filter: string) => /^(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)$/.test(filter);

/** Returns the most that a stream can unpack to: exactly if it’s deflated directly, and by decoding it otherwise. */
async function unpackedLength(stream: PdfStream, filters: readonly string[], limit: number): Promise<number> {
  const { data } = stream;
  if (data.length * DEFLATE_RATIO * 1.4 <= 4096) return 0;
  if (/^(?:FlateDecode|Fl)$/.test(filters[0] ?? '')) return inflatedLength(data, limit);
  return stream.getDecodedData().length;
}

/** Refuses a document whose streams unpack too far, before anything draws them. */
export async function checkStreams(streams: readonly PdfStream[], resolve: Resolve): Promise<void> {
  let together = 0;
  for (const stream of streams) {
    const filters = filtersOf(stream, resolve);
    const packed = filters.filter(isCompressed).length;
    // A bomb inside a bomb: no program that writes PDFs packs twice.
    if (packed > 1) throw inflates();
    if (packed === 0) continue;
    const isPicture = (stream.get('Subtype', resolve) as { value?: string } | undefined)?.value === 'Image';
    if (isPicture) checkPixels(stream, resolve);
    const limit = isPicture ? MAX_PICTURE : MAX_STREAM;
    const length = await unpackedLength(stream, filters, limit);
    if (length > limit) throw inflates();
    if (!isPicture) together += length;
    if (together > MAX_TOGETHER) throw inflates();
  }
}

function checkPixels(picture: PdfStream, resolve: Resolve): void {
  const [width, height] = ['Width', 'Height'].map((key) => picture.get(key, resolve));
  const pixels = width instanceof PdfNumber && height instanceof PdfNumber ? width.value * height.value : 0;
  // What a picture promises is what a decoder makes room for. Four bytes are the most for a pixel.
  if (pixels * 4 > MAX_PICTURE * 2) throw inflates();
}
