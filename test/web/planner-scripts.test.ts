import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sights } from '#web/build/chunk-by-sight.ts';
import { scriptsBeyond } from '#web/build/initial-scripts.ts';

const dist = join(import.meta.dirname, '../../dist/web');
/** The maximum that a step with the total may load in addition to the scripts of `/`, in brotli bytes: what rounds to 60 KB. */
const budget = 60_499;

describe.each([
  ['with the total in a bar', sights.services],
  ['with the total beside it', sights['services-wide']],
])('the scripts of a step %s', (_, sources) => {
  const scripts = scriptsBeyond(dist, sources ?? []);

  it('stay within 60 KB in addition to the first page’s', () => {
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.reduce((sum, script) => sum + script.brotliBytes, 0)).toBeLessThanOrEqual(budget);
  });

  it('include neither a validator nor a query client', () => {
    const heavy = scripts.filter(({ file }) => /ZodError|QueryClientProvider/.test(readFileSync(join(dist, file), 'utf8')));
    expect(heavy.map(({ file }) => file)).toEqual([]);
  });
});
