import { crc32, inflateSync } from 'node:zlib';

/** The 8-bit kinds of PNG (ISO/IEC 15948, table 11.1) by their color type: how many bytes a pixel has, and which of them is its opacity. */
const kinds: Readonly<Record<number, { bytes: number; alpha?: number }>> = {
  0: { bytes: 1 },
  2: { bytes: 3 },
  4: { bytes: 2, alpha: 1 },
  6: { bytes: 4, alpha: 3 },
};

/** Returns the compressed pixels of a PNG; undefined if a chunk is cut off or isn’t what its checksum promises. */
function compressed(png: Buffer): Buffer | undefined {
  const data: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length; ) {
    const end = at + 8 + png.readUInt32BE(at);
    if (end + 4 > png.length || crc32(png.subarray(at + 4, end)) !== png.readUInt32BE(end)) return undefined;
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') data.push(png.subarray(at + 8, end));
    if (type === 'IEND') return Buffer.concat(data);
    at = end + 4;
  }
  return undefined;
}

/** The byte that a filter predicts from those to the left, above, and above to the left (ISO/IEC 15948, 9). */
function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter !== 4) return 0;
  const guess = left + above - corner;
  const [fromLeft, fromAbove, fromCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (fromLeft <= fromAbove && fromLeft <= fromCorner) return left;
  return fromAbove <= fromCorner ? above : corner;
}

/** Undoes the filter of each row, in place. The first byte of a row names its filter. */
function unfilter(rows: Buffer, stride: number, step: number): void {
  for (let start = 0; start < rows.length; start += stride) {
    const filter = rows[start]!;
    for (let at = start + 1; filter !== 0 && at < start + stride; at += 1) {
      const hasLeft = at - step > start;
      const left = hasLeft ? rows[at - step]! : 0;
      const above = start > 0 ? rows[at - stride]! : 0;
      const corner = hasLeft && start > 0 ? rows[at - stride - step]! : 0;
      rows[at] = rows[at]! + predicted(filter, left, above, corner);
    }
  }
}

type Kind = { bytes: number; alpha?: number };
type Size = { width: number; height: number };

/** Tells whether a pixel is ink: neither transparent nor the white of the paper, as when the signature is put on the document. */
function isInk(rows: Buffer, at: number, { bytes, alpha }: Kind, leastAlpha: number): boolean {
  if (alpha !== undefined && rows[at + alpha]! <= leastAlpha) return false;
  for (let color = 0; color < (alpha ?? bytes); color += 1) if (rows[at + color]! < 250) return true;
  return false;
}

/** Reads the pixels of a PNG, a filter's byte before those of each row; nothing if they can’t be read. What a canvas draws is 8 bits deep and not interlaced; nothing else is read. */
function readRows(png: Buffer, { width, height }: Size): { rows: Buffer; stride: number; kind: Kind } | undefined {
  const [depth, color, , , interlace] = png.subarray(24, 29);
  const kind = kinds[color ?? -1];
  const data = compressed(png);
  if (depth !== 8 || !kind || interlace !== 0 || !data) return undefined;
  const stride = 1 + width * kind.bytes;
  try {
    // Never more than the header promises, whatever the data would unpack to.
    const rows = inflateSync(data, { maxOutputLength: stride * height });
    if (rows.length !== stride * height) return undefined;
    unfilter(rows, stride, kind.bytes);
    return { rows, stride, kind };
  } catch {
    return undefined;
  }
}

/** Looks at the pixels of a PNG: whether there is ink, or that they can’t be read. */
export function inkOf(png: Buffer, size: Size): 'ink' | 'blank' | 'unreadable' {
  const read = readRows(png, size);
  if (!read) return 'unreadable';
  const { rows, stride, kind } = read;
  for (let start = 0; start < rows.length; start += stride)
    for (let at = start + 1; at < start + stride; at += kind.bytes) if (isInk(rows, at, kind, 16)) return 'ink';
  return 'blank';
}

/** Neighboring pixels of a row that are ink. */
export type InkRun = { x: number; y: number; width: number };

/** Returns the ink of a PNG row by row, without the pale edges of its strokes; nothing if it can’t be read. */
export function inkRuns(png: Buffer, size: Size): InkRun[] | undefined {
  const read = readRows(png, size);
  if (!read) return undefined;
  const { rows, stride, kind } = read;
  const runs: InkRun[] = [];
  for (let y = 0; y < size.height; y += 1) {
    const start = y * stride + 1;
    const isInkAt = (x: number) => x < size.width && isInk(rows, start + x * kind.bytes, kind, 100);
    for (let x = 0; x < size.width; x += 1) {
      if (!isInkAt(x)) continue;
      let end = x;
      while (isInkAt(end)) end += 1;
      runs.push({ x, y, width: end - x });
      x = end;
    }
  }
  return runs;
}
