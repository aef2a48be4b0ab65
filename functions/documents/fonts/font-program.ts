import type { Face } from './face.ts';
import type { ShapedGlyph } from './shaped-text.ts';
import { writeSfnt } from './write-sfnt.ts';

const VERSION = 0x00010000;
const MAGIC = 0x5f0f3cf5;

/** Returns `glyf` and the offsets into it (`loca`, long). */
function outlineTables(outlines: readonly Buffer[]): { glyf: Buffer; loca: Buffer } {
  const loca = Buffer.alloc(4 * (outlines.length + 1));
  const padded = outlines.map((outline) => Buffer.concat([outline], (outline.length + 3) & ~3));
  let offset = 0;
  for (const [index, { length }] of padded.entries()) {
    offset += length;
    loca.writeUInt32BE(offset, 4 * (index + 1));
  }
  return { glyf: Buffer.concat(padded, offset), loca };
}

function metricsTable(outlines: readonly Buffer[], widths: readonly number[]): Buffer {
  const hmtx = Buffer.alloc(4 * widths.length);
  for (const [index, width] of widths.entries()) {
    const outline = outlines[index]!;
    hmtx.writeUInt16BE(width, 4 * index);
    // The left side bearing is the outline's smallest x.
    hmtx.writeInt16BE(outline.length > 0 ? outline.readInt16BE(2) : 0, 4 * index + 2);
  }
  return hmtx;
}

function headTable({ unitsPerEm, bbox }: Face['font']): Buffer {
  const head = Buffer.alloc(54);
  head.writeUInt32BE(VERSION, 0);
  head.writeUInt32BE(MAGIC, 12);
  head.writeUInt16BE(unitsPerEm, 18);
  for (const [index, side] of [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].entries())
    head.writeInt16BE(Math.round(side), 36 + 2 * index);
  head.writeUInt16BE(8, 46);
  head.writeInt16BE(2, 48);
  head.writeInt16BE(1, 50);
  return head;
}

function lineTable({ ascent, descent }: Face['font'], widths: readonly number[]): Buffer {
  const hhea = Buffer.alloc(36);
  hhea.writeUInt32BE(VERSION, 0);
  hhea.writeInt16BE(Math.round(ascent), 4);
  hhea.writeInt16BE(Math.round(descent), 6);
  hhea.writeUInt16BE(Math.max(...widths), 10);
  hhea.writeInt16BE(1, 18);
  hhea.writeUInt16BE(widths.length, 34);
  return hhea;
}

/** Readers allocate as many points and contours as this table says. */
function limitsTable(outlines: readonly Buffer[]): Buffer {
  const drawn = outlines.filter(({ length }) => length > 0);
  const contours = drawn.map((outline) => outline.readInt16BE(0));
  const points = drawn.map((outline, index) => outline.readUInt16BE(10 + 2 * (contours[index]! - 1)) + 1);
  const maxp = Buffer.alloc(32);
  maxp.writeUInt32BE(VERSION, 0);
  maxp.writeUInt16BE(outlines.length, 4);
  maxp.writeUInt16BE(Math.max(0, ...points), 6);
  maxp.writeUInt16BE(Math.max(0, ...contours), 8);
  maxp.writeUInt16BE(2, 14);
  return maxp;
}

/** Returns a TrueType program of these glyphs in this order, with the tables that a PDF's font needs (ISO 32000-1, 9.9) and no hints. */
export function fontProgram(face: Face, glyphs: readonly ShapedGlyph[]): Buffer {
  const outlines = glyphs.map((glyph) => face.outline(glyph));
  const widths = glyphs.map(({ width }) => Math.round(width / face.scale));
  const { glyf, loca } = outlineTables(outlines);
  return writeSfnt(
    new Map([
      ['head', headTable(face.font)],
      ['hhea', lineTable(face.font, widths)],
      ['maxp', limitsTable(outlines)],
      ['hmtx', metricsTable(outlines, widths)],
      ['loca', loca],
      ['glyf', glyf],
    ]),
  );
}
