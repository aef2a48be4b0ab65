import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sights } from '#web/build/chunk-by-sight.ts';
import { initialScripts, scriptsBeyond } from '#web/build/initial-scripts.ts';

const dist = join(import.meta.dirname, '../../dist/web');
const bytesOf = (scripts: readonly { brotliBytes: number }[]) => scripts.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);

/** The maximum that a family's phone may load before `/` can be used, in brotli bytes. */
const budget = 108_500;
/** The maximum that the frame of a home's workspace may load in addition, before any screen of it. */
const frameBudget = 87_000;

it('keeps the scripts of the first page within 108.5 KB', () => {
  const scripts = initialScripts(dist);
  expect(scripts.length).toBeGreaterThan(2);
  expect(bytesOf(scripts)).toBeLessThanOrEqual(budget);
});

it("keeps the scripts of the workspace's frame within 86 KB in addition to them", () => {
  const scripts = scriptsBeyond(dist, sights.frame ?? []);
  expect(scripts.length).toBeGreaterThan(10);
  expect(bytesOf(scripts)).toBeLessThanOrEqual(frameBudget);
});
