/** The parts of fontkit 2 used here; it comes without types. Distances are in font units. */
declare module 'fontkit' {
  export type PathCommand = { command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'closePath'; args: number[] };
  export type Glyph = { id: number; advanceWidth: number; codePoints: number[]; path: { commands: PathCommand[] } };
  export type GlyphPosition = { xAdvance: number; xOffset: number; yOffset: number };
  export type GlyphRun = { glyphs: Glyph[]; positions: GlyphPosition[] };
  export type Font = {
    postscriptName: string;
    unitsPerEm: number;
    numGlyphs: number;
    ascent: number;
    descent: number;
    capHeight: number;
    italicAngle: number;
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
    variationAxes: Record<string, { min: number; default: number; max: number }>;
    getVariation(settings: Record<string, number>): Font;
    getGlyph(id: number): Glyph;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(
      text: string,
      features?: Readonly<Record<string, boolean>>,
      script?: string,
      language?: string,
      direction?: 'ltr' | 'rtl',
    ): GlyphRun;
  };
  export function create(bytes: Uint8Array): Font;
}
