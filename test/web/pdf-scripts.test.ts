import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { homeSources, readManifest, scriptsOf } from '#web/build/initial-scripts.ts';

const dist = join(import.meta.dirname, '../../dist/web');
const heavy = 'parts/pdf-pages/open-pdf.ts';
const manifest = readManifest(dist);
/** Finds text of pdf.js that no minifier changes. */
const isPdfJs = (file: string) => /RenderingCancelledException/.test(readFileSync(join(dist, file), 'utf8'));

it('loads the PDF renderer neither with the first page nor with the screens that use it, but when a document scrolls into view', () => {
  const early = scriptsOf(manifest, [...homeSources, 'screens/provider/price-list/price-list.tsx']);
  expect(early.filter(isPdfJs)).toEqual([]);
  expect(scriptsOf(manifest, [heavy]).filter(isPdfJs)).toHaveLength(1);
});

it('keeps the PDF renderer within 140 KB of brotli, without its worker', () => {
  const known = new Set(scriptsOf(manifest, homeSources));
  const files = scriptsOf(manifest, [heavy]).filter((file) => !known.has(file));
  expect(files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length, 0)).toBeLessThan(140_000);
});
