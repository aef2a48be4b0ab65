import { PDFDocument, StandardFonts } from 'pdf-lib';

/** Helvetica's own encoding has no other characters. One glyph replaces each, so that as many are drawn. */
const drawable = (line: string) => line.replaceAll(/[^\x20-\x7e\xa1-\xff]/g, '-');

/** Draws the same words on as many pages with pdf-lib, line by line in Helvetica, which isn't embedded: no font, no structure, no layout. */
export const pdfLibPages = (pages: readonly string[]) => async (): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const words of pages) {
    const page = document.addPage([612, 792]);
    for (const [index, line] of words.split('\n').entries())
      page.drawText(drawable(line), { x: 60, y: 742 - 9 * index, size: 8.5, font });
  }
  return document.save();
};
