import type { Face } from '../fonts/face.ts';
import { fontProgram } from '../fonts/font-program.ts';
import { type ShapedGlyph, shapedGlyph } from '../fonts/shaped-text.ts';
import { numeral, type PdfFile, type Reference } from './pdf-file.ts';

const hex4 = (value: number) => value.toString(16).padStart(4, '0').toUpperCase();
const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** Maps glyph numbers to characters, for copying and reading aloud (ISO 32000-1, 9.10.3). */
function unicodeMap(texts: readonly string[]): string {
  const rows = texts.flatMap((text, id) => (text === '' ? [] : [`<${hex4(id)}> <${utf16(text)}>`]));
  const chunks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, index) => rows.slice(index * 100, index * 100 + 100));
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<0000> <FFFF>',
    'endcodespacerange',
    ...chunks.flatMap((chunk) => [`${chunk.length} beginbfchar`, ...chunk, 'endbfchar']),
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}

/**
 * A font inside one document, with the glyphs that it uses. A glyph that represents two texts is there twice, since a PDF names one text for each glyph of
 * a font.
 */
export class EmbeddedFace {
  /** Its name among a page's fonts. */
  readonly name: string;
  readonly reference: Reference;
  readonly #face: Face;
  readonly #codes = new Map<ShapedGlyph, string>();
  readonly #ids = new Map<string, string>();
  readonly #glyphs: ShapedGlyph[];

  constructor(face: Face, index: number, file: PdfFile) {
    this.name = `F${index}`;
    this.reference = file.reserve();
    this.#face = face;
    this.#glyphs = [shapedGlyph([{ id: 0, x: 0, y: 0 }], '', face.font.getGlyph(0).advanceWidth * face.scale, 0)];
  }

  /** Returns a glyph as written in a page's text: four hexadecimal digits. */
  code(glyph: ShapedGlyph): string {
    let code = this.#codes.get(glyph);
    if (code === undefined) {
      code = this.#ids.get(glyph.key) ?? hex4(this.#glyphs.push(glyph) - 1);
      this.#ids.set(glyph.key, code);
      this.#codes.set(glyph, code);
    }
    return code;
  }

  /** Writes the font with the glyphs that were used. */
  write(file: PdfFile): void {
    const { font, scale, name: faceName } = this.#face;
    const program = fontProgram(this.#face, this.#glyphs);
    const base = `YA${this.name.replace(/\d/g, (digit) => String.fromCharCode(65 + Number(digit))).padEnd(4, 'X')}+${faceName}`;
    const stream = file.addStream(program, `/Length1 ${program.length}`);
    const box = [font.bbox.minX, font.bbox.minY, font.bbox.maxX, font.bbox.maxY].map((side) => numeral(side * scale));
    const [ascent, descent, capitals] = [font.ascent, font.descent, font.capHeight || font.ascent].map((value) =>
      numeral(value * scale),
    );
    const descriptor = file.add(
      `<< /Type /FontDescriptor /FontName /${base} /Flags 4 /FontBBox [${box.join(' ')}] /ItalicAngle 0 /Ascent ${ascent} /Descent ${descent} /CapHeight ${capitals} /StemV 80 /FontFile2 ${stream} >>`,
    );
    const widths = this.#glyphs.map(({ width }) => numeral(width)).join(' ');
    const descendant = file.add(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${base} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} /CIDToGIDMap /Identity /DW 1000 /W [0 [${widths}]] >>`,
    );
    const unicode = file.addStream(Buffer.from(unicodeMap(this.#glyphs.map(({ text }) => text))));
    file.set(
      this.reference,
      `<< /Type /Font /Subtype /Type0 /BaseFont /${base} /Encoding /Identity-H /DescendantFonts [${descendant}] /ToUnicode ${unicode} >>`,
    );
  }
}
