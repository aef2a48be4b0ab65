/** A glyph of the font within a drawn one, moved by `x` and `y` (up), in font units. */
export type GlyphPart = { id: number; x: number; y: number };

/**
 * A glyph as it is drawn, in thousandths of the type size: `width` is its own, `advance` how far the pen moves here (kerning moves it less). `text` is what a
 * reader gets who copies it. Letters with their marks, and syllables of Indic scripts, are one glyph of several `parts`, so that their text is whole;
 * `key` tells it from others of its face.
 */
export type ShapedGlyph = { key: string; parts: readonly GlyphPart[]; text: string; width: number; advance: number };

/** Glyphs from left to right. */
export type ShapedText = { glyphs: readonly ShapedGlyph[]; advance: number };

export const shapedGlyph = (parts: readonly GlyphPart[], text: string, width: number, advance: number): ShapedGlyph => ({
  key: `${parts.map(({ id, x, y }) => (x === 0 && y === 0 ? id : `${id}@${x},${y}`)).join('+')} ${width} ${text}`,
  parts,
  text,
  width,
  advance,
});
