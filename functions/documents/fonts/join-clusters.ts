import type { GlyphRun } from 'fontkit';
import { type GlyphPart, type ShapedGlyph, shapedGlyph } from './shaped-text.ts';

/** A base with its marks, relative to the pen at its left edge; distances in font units. */
type Cluster = { parts: GlyphPart[]; left: number; advance: number; width: number };

/** Groups the glyphs of a run, in the order of its letters, into bases with their marks: a glyph that doesn't move the pen belongs to the one before. */
function gather({ glyphs, positions }: GlyphRun, isRightToLeft: boolean): Cluster[] {
  let pen = 0;
  const placed = glyphs.map(({ id, advanceWidth }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    const glyph = { id, left: pen, x: pen + xOffset, y: yOffset, advance: xAdvance, width: advanceWidth };
    pen += xAdvance;
    return glyph;
  });
  const clusters: Cluster[] = [];
  for (const { id, left, x, y, advance, width } of isRightToLeft ? placed.reverse() : placed) {
    const before = clusters.at(-1);
    if (advance === 0 && before) before.parts.push({ id, x, y });
    else clusters.push({ parts: [{ id, x, y }], left, advance, width });
  }
  return clusters;
}

const merged = (clusters: readonly Cluster[]): Cluster => ({
  parts: clusters.flatMap(({ parts }) => parts),
  left: Math.min(...clusters.map(({ left }) => left)),
  advance: clusters.reduce((sum, { advance }) => sum + advance, 0),
  width: clusters.reduce((sum, { width }) => sum + width, 0),
});

/**
 * Returns a shaped run as glyphs that each say which of its characters (`letters`, as a reader counts them) they represent. The font's tables don't keep
 * track of that, only of the order. If there are fewer glyphs than letters (ligatures), the last one represents the rest, so that the run's text is
 * complete; if there are more, the extra ones are drawn with the last letter.
 */
export function joinClusters(run: GlyphRun, letters: readonly string[], isRightToLeft: boolean, scale: number): ShapedGlyph[] {
  const all = gather(run, isRightToLeft);
  const last = letters.length - 1;
  const clusters = all.length > letters.length ? [...all.slice(0, last), merged(all.slice(last))] : all;
  const thousandths = (value: number) => Math.round(value * scale * 100) / 100;
  const glyphs = clusters.flatMap(({ parts, left, advance, width }, index) => {
    const text = index === clusters.length - 1 ? letters.slice(index).join('') : letters[index]!;
    const moved = parts.map(({ id, x, y }) => ({ id, x: Math.round(x - left), y: Math.round(y) }));
    return glyphsFor(moved, text, thousandths(width), thousandths(advance), isRightToLeft);
  });
  return isRightToLeft ? glyphs.reverse() : glyphs;
}

/**
 * Returns a drawn letter and what it says. Readers reverse a line that runs from right to left, character by character. pdf.js takes whatever represents a
 * mark to have no width, so marks are represented by an empty glyph with none, behind the letter that is drawn with them.
 */
function glyphsFor(parts: GlyphPart[], text: string, width: number, advance: number, isRightToLeft: boolean): ShapedGlyph[] {
  const said = (part: string) => (isRightToLeft ? Array.from(part).reverse().join('') : part);
  const mark = text.search(/\p{Mn}/u);
  if (mark < 1) return [shapedGlyph(parts, said(text), width, advance)];
  return [shapedGlyph(parts, said(text.slice(0, mark)), width, advance), shapedGlyph([], said(text.slice(mark)), 0, 0)];
}
