import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scriptsBeyond } from '#web/build/initial-scripts.ts';

const dist = join(import.meta.dirname, '../../dist/web');
/** The maximum that a signer's screen may load in addition to the scripts of `/`, in brotli bytes. */
const budget = 60_000;
const scripts = scriptsBeyond(dist, ['screens/signing/signing.tsx']);

it('keeps the scripts of the signing screen within 60 KB in addition to the first page’s', () => {
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0)).toBeLessThanOrEqual(budget);
});

it('includes neither a validator, nor a query client, nor the pen before someone draws', () => {
  const heavy = scripts.filter(({ file }) =>
    /ZodError|QueryClientProvider|SignaturePad|endStroke/.test(readFileSync(join(dist, file), 'utf8')),
  );
  expect(heavy.map(({ file }) => file)).toEqual([]);
});
