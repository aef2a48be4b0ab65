import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { decodeWoff2 } from '#functions/documents/fonts/decode-woff2.ts';
import { buildFonts } from '../../scripts/build-fonts.ts';

/** Draws the same words on as many pages with pdfkit, line by line in one embedded font: no structure, no layout, no second script. */
export function pdfkitPages(pages: readonly string[]): () => Promise<Buffer> {
  const face = decodeWoff2(readFileSync(join(buildFonts(), 'noto-sans-latin-400-normal.woff2')));
  return () => {
    const document = new PDFDocument({ size: 'LETTER', autoFirstPage: false, font: '', pdfVersion: '1.7' });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    const done = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
    document.registerFont('text', face);
    for (const page of pages) {
      document.addPage({ size: 'LETTER', margin: 40 });
      document.font('text').fontSize(8.5);
      for (const [index, line] of page.split('\n').entries()) document.text(line, 60, 50 + 9 * index, { lineBreak: false });
    }
    document.end();
    return done;
  };
}
