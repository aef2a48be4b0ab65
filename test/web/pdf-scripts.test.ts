import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { homeSources, readManifest, scriptsOf } from '#web/build/initial-scripts.ts';

const dist = join(import.meta.dirname, '../../dist/web');
const heavy = 'parts/pdf-pages/open-pdf.ts';
const manifest = readManifest(dist);
/** Words of pdf.js that no minifier changes. */
const isPdfJs = (file: string) => /RenderingCancelledException/.test(readFileSync(join(dist, file), 'utf8'));

it('loads what draws documents neither with the first page nor with the screen that shows them, but when one comes in sight', () => {
  const early = scriptsOf(manifest, [...homeSources, 'screens/provider/price-list/price-list.tsx']);
  expect(early.filter(isPdfJs)).toEqual([]);
  expect(scriptsOf(manifest, [heavy]).filter(isPdfJs)).toHaveLength(1);
});

it('keeps what draws documents within 140 KB beside its worker, in brotli', () => {
  const known = new Set(scriptsOf(manifest, homeSources));
  const files = scriptsOf(manifest, [heavy]).filter((file) => !known.has(file));
  expect(files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length, 0)).toBeLessThan(140_000);
});
