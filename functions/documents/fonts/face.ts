import { create, type Font, type GlyphRun, type PathCommand } from 'fontkit';
import { decodeWoff2 } from './decode-woff2.ts';
import type { FaceFamily, Weight } from './face-file.ts';
import { joinClusters } from './join-clusters.ts';
import { type ShapedGlyph, type ShapedText, shapedGlyph } from './shaped-text.ts';
import { type OutlinePoint, writeOutline } from './write-outline.ts';

export type ShapeOptions = { isRightToLeft?: boolean; isTabular?: boolean };

/** How many shaped words a font remembers: documents repeat themselves, and shaping is most of the work of composing one. */
const REMEMBERED = 4000;

/** The width of a space in a font that has none, in thousandths of the size. */
const SPACE = 250;

/** Returns contours of quadratic curves. A point halfway between two control points could be left out, but isn't. */
function contoursOf(commands: readonly PathCommand[]): OutlinePoint[][] {
  const contours: OutlinePoint[][] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([]);
    for (let at = 0; at < args.length; at += 2)
      contours.at(-1)!.push({
        x: Math.round(args[at]!),
        y: Math.round(args[at + 1]!),
        isOnCurve: command !== 'quadraticCurveTo' || at > 0,
      });
  }
  return contours;
}

let segmenter: Intl.Segmenter | undefined;
const lettersOf = (text: string): string[] => {
  if (/^[\x20-\x7e]*$/.test(text)) return Array.from(text);
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};

/** One font in one weight, read from a WOFF2 file. */
export class Face {
  readonly name: string;
  readonly family: FaceFamily;
  readonly font: Font;
  /** From font units to thousandths of the type size. */
  readonly scale: number;
  readonly #shaped = new Map<string, ShapedText>();
  readonly #drawn = new Map<string, ShapedGlyph>();
  readonly #contours = new Map<number, OutlinePoint[][]>();
  readonly #outlines = new Map<string, Buffer>();

  constructor(file: Buffer, family: FaceFamily, weight: Weight) {
    const font = create(decodeWoff2(file));
    // The variable fonts start at their thinnest.
    this.font = font.variationAxes.wght ? font.getVariation({ wght: weight }) : font;
    this.family = family;
    this.name = `${font.postscriptName.replace(/-.*$/, '')}-${weight}`;
    this.scale = 1000 / font.unitsPerEm;
  }

  has(codePoint: number): boolean {
    return this.font.hasGlyphForCodePoint(codePoint);
  }

  /** Returns the glyphs of a text whose characters are all in this font, except for spaces, which it makes if it has none. */
  shape(text: string, { isRightToLeft = false, isTabular = false }: ShapeOptions = {}): ShapedText {
    const key = `${isRightToLeft ? '<' : '>'}${isTabular ? '#' : '-'}${text}`;
    let shaped = this.#shaped.get(key);
    if (!shaped) {
      const glyphs = this.#glyphs(text, isRightToLeft, isTabular).map((glyph) => this.#known(glyph));
      shaped = { glyphs, advance: glyphs.reduce((sum, { advance }) => sum + advance, 0) };
      if (this.#shaped.size >= REMEMBERED) this.#forget();
      this.#shaped.set(key, shaped);
    }
    return shaped;
  }

  #forget(): void {
    this.#shaped.clear();
    this.#drawn.clear();
    this.#outlines.clear();
  }

  /** Returns the same object for the same glyph with the same kerning, so that glyphs can be looked up by identity. */
  #known(glyph: ShapedGlyph): ShapedGlyph {
    const key = `${glyph.key} ${glyph.advance}`;
    const known = this.#drawn.get(key);
    if (known) return known;
    this.#drawn.set(key, glyph);
    return glyph;
  }

  #glyphs(text: string, isRightToLeft: boolean, isTabular: boolean): ShapedGlyph[] {
    if (/^ +$/.test(text) && !this.has(0x20)) return Array.from(text, () => shapedGlyph([], ' ', SPACE, SPACE));
    const letters = lettersOf(text);
    // Glyphs of an Indic syllable are in another order than its letters, so it is drawn as one.
    const pieces = this.family === 'noto-sans-devanagari' ? letters.map((letter) => [letter]) : [letters];
    const features = { liga: false, clig: false, ...(isTabular ? { tnum: true } : {}) };
    return pieces.flatMap((piece) => {
      const run = this.#layout(piece.join(''), features, isRightToLeft ? 'rtl' : 'ltr');
      return joinClusters(run, piece, isRightToLeft, this.scale);
    });
  }

  /** fontkit fails where a font has no anchor for a mark, such as the dots of U+0760 twice in a word: the marks are then where the font draws them. */
  #layout(text: string, features: Readonly<Record<string, boolean>>, direction: 'ltr' | 'rtl'): GlyphRun {
    try {
      return this.font.layout(text, features, undefined, undefined, direction);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return this.font.layout(text, { ...features, mark: false, mkmk: false }, undefined, undefined, direction);
    }
  }

  /** Returns a drawn glyph as an entry of TrueType's table glyf, with its parts merged and the weight applied. */
  outline({ key, parts }: Pick<ShapedGlyph, 'key' | 'parts'>): Buffer {
    let outline = this.#outlines.get(key);
    if (!outline) {
      outline = writeOutline(parts.flatMap(({ id, x, y }) => this.#moved(id, x, y)));
      this.#outlines.set(key, outline);
    }
    return outline;
  }

  #moved(id: number, x: number, y: number): OutlinePoint[][] {
    let contours = this.#contours.get(id);
    if (!contours) {
      contours = contoursOf(this.font.getGlyph(id).path.commands);
      this.#contours.set(id, contours);
    }
    if (x === 0 && y === 0) return contours;
    return contours.map((contour) => contour.map((point) => ({ ...point, x: point.x + x, y: point.y + y })));
  }
}
