// Turns the transformed glyf table of WOFF2 (section 5.1) back into TrueType's.
import { ByteReader } from './byte-reader.ts';
import { type OutlinePoint, writeOutline } from './write-outline.ts';

const streamNames = ['contours', 'points', 'flags', 'glyphs', 'composites', 'boxes', 'instructions'] as const;
type Streams = Record<(typeof streamNames)[number], ByteReader>;

/**
 * Returns the move that a flag describes (section 5.2). Its upper bits say how many bytes follow it, how many bits dx and dy have, and what is added to
 * each.
 */
function pointDelta(flag: number, glyphs: ByteReader): [dx: number, dy: number] {
  const sign = (bits: number, value: number) => (bits & 1 ? value : -value);
  if (flag < 10) return [0, sign(flag, ((flag & 14) << 7) + glyphs.uint8())];
  if (flag < 20) return [sign(flag, (((flag - 10) & 14) << 7) + glyphs.uint8()), 0];
  if (flag < 84) {
    const [base, packed] = [flag - 20, glyphs.uint8()];
    return [sign(flag, 1 + (base & 0x30) + (packed >> 4)), sign(flag >> 1, 1 + ((base & 0x0c) << 2) + (packed & 0x0f))];
  }
  if (flag < 120) {
    const [base, x, y] = [flag - 84, glyphs.uint8(), glyphs.uint8()];
    return [sign(flag, 1 + Math.floor(base / 12) * 256 + x), sign(flag >> 1, 1 + Math.floor((base % 12) / 4) * 256 + y)];
  }
  const [first, second, third] = [glyphs.uint8(), glyphs.uint8(), glyphs.uint8()];
  if (flag < 124) return [sign(flag, (first << 4) + (second >> 4)), sign(flag >> 1, ((second & 0x0f) << 8) + third)];
  return [sign(flag, (first << 8) + second), sign(flag >> 1, (third << 8) + glyphs.uint8())];
}

function simpleGlyph(contours: number, { points, flags, glyphs, instructions }: Streams): Buffer {
  const counts = Array.from({ length: contours }, () => points.packed16());
  let [x, y] = [0, 0];
  const outline = counts.map((count) =>
    Array.from({ length: count }, (): OutlinePoint => {
      const flag = flags.uint8();
      const [dx, dy] = pointDelta(flag & 0x7f, glyphs);
      x += dx;
      y += dy;
      return { x, y, isOnCurve: flag < 0x80 };
    }),
  );
  // Hints are for old screens. Print doesn't need them.
  instructions.take(glyphs.packed16());
  return writeOutline(outline);
}

const [ARGS_ARE_WORDS, HAS_SCALE, MORE, HAS_XY_SCALE, HAS_MATRIX, HAS_INSTRUCTIONS] = [1, 8, 0x20, 0x40, 0x80, 0x100];

function compositeGlyph(box: Buffer, { composites, glyphs, instructions }: Streams): Buffer {
  const start = composites.at;
  let [flags, isHinted] = [MORE, false];
  while (flags & MORE) {
    const flagsAt = composites.at;
    flags = composites.uint16();
    isHinted ||= (flags & HAS_INSTRUCTIONS) !== 0;
    composites.bytes.writeUInt16BE(flags & ~HAS_INSTRUCTIONS, flagsAt);
    const scale = flags & HAS_SCALE ? 2 : flags & HAS_XY_SCALE ? 4 : flags & HAS_MATRIX ? 8 : 0;
    composites.take(2 + (flags & ARGS_ARE_WORDS ? 4 : 2) + scale);
  }
  if (isHinted) instructions.take(glyphs.packed16());
  const header = Buffer.alloc(2);
  header.writeInt16BE(-1);
  return Buffer.concat([header, box, composites.bytes.subarray(start, composites.at)]);
}

/** Returns the tables glyf and loca (long offsets), without hints. */
export function rebuildGlyphs(transformed: Buffer): { glyphs: Buffer; offsets: Buffer } {
  const header = new ByteReader(transformed, 4);
  const count = header.uint16();
  header.at = 8;
  const sizes = streamNames.map(() => header.uint32());
  const streams = Object.fromEntries(
    streamNames.map((name, index) => [name, new ByteReader(header.take(sizes[index]!))]),
  ) as Streams;
  const hasBox = streams.boxes.take(4 * ((count + 31) >> 5));
  const offsets = Buffer.alloc(4 * (count + 1));
  const parts: Buffer[] = [];
  let offset = 0;
  for (let index = 0; index < count; index += 1) {
    const contours = streams.contours.int16();
    const box = hasBox[index >> 3]! & (0x80 >> (index & 7)) ? streams.boxes.take(8) : Buffer.alloc(8);
    const glyph = contours > 0 ? simpleGlyph(contours, streams) : contours < 0 ? compositeGlyph(box, streams) : Buffer.alloc(0);
    const padded = Buffer.concat([glyph], (glyph.length + 3) & ~3);
    parts.push(padded);
    offset += padded.length;
    offsets.writeUInt32BE(offset, 4 * (index + 1));
  }
  return { glyphs: Buffer.concat(parts, offset), offsets };
}
