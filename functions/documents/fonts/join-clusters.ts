import type { GlyphRun } from 'fontkit';
import { type GlyphPart, type ShapedGlyph, shapedGlyph } from './shaped-text.ts';

/** A base with the marks on it, where the pen stood at its left edge; distances in font units. */
type Cluster = { parts: GlyphPart[]; left: number; advance: number; width: number };

/** The glyphs of a run, in the order of its letters, gathered to bases and their marks: a glyph that does not move the pen sits on the one before. */
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
 * A shaped run as glyphs that each say which of its characters (`letters`, as a reader counts them) they stand for. The font's tables do not keep track of
 * that; what is known is their order. Where there are fewer glyphs than letters (ligatures) the last one stands for the rest, so that the
 * run's text is whole; where there are more, those over are drawn with the last letter.
 */
export function joinClusters(run: GlyphRun, letters: readonly string[], isRightToLeft: boolean, scale: number): ShapedGlyph[] {
  const all = gather(run, isRightToLeft);
  const last = letters.length - 1;
  const clusters = all.length > letters.length ? [...all.slice(0, last), merged(all.slice(last))] : all;
  const thousandths = (value: number) => Math.round(value * scale * 100) / 100;
  const glyphs = clusters.flatMap(({ parts, left, advance, width }, index) => {
    const text = index === clusters.length - 1 ? letters.slice(index).join('') : letters[index]!;
    const moved = parts.map(({ id, x, y }) => ({ id, x: Math.round(x - left), y: Math.round(y) }));
    return spoken(moved, text, thousandths(width), thousandths(advance), isRightToLeft);
  });
  return isRightToLeft ? glyphs.reverse() : glyphs;
}

/**
 * A drawn letter and what it says. Readers turn a line round that runs from right to left, character by character. pdf.js takes whatever says a mark to be
 * of no width: marks are said by an empty glyph of none, behind the letter that is drawn with them.
 */
function spoken(parts: GlyphPart[], text: string, width: number, advance: number, isRightToLeft: boolean): ShapedGlyph[] {
  const said = (part: string) => (isRightToLeft ? Array.from(part).reverse().join('') : part);
  const mark = text.search(/\p{Mn}/u);
  if (mark < 1) return [shapedGlyph(parts, said(text), width, advance)];
  return [shapedGlyph(parts, said(text.slice(0, mark)), width, advance), shapedGlyph([], said(text.slice(mark)), 0, 0)];
}
