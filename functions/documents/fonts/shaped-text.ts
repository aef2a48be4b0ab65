/** A glyph of the font within a drawn one, moved by `x` and `y` (up), in font units. */
export type GlyphPart = { id: number; x: number; y: number };

/**
 * A drawn glyph, in thousandths of the type size: `width` is its own, `advance` how far the pen moves here (less with kerning). `text` is what someone who
 * copies it gets. Letters with their marks, and syllables of Indic scripts, are one glyph with several `parts`, so that their text is complete; `key` tells
 * it apart from others of its font.
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
