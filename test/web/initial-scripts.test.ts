import { join } from 'node:path';
import { expect, it } from 'vitest';
import { initialScripts } from '#web/build/initial-scripts.ts';

/** The maximum that a family's phone may load before `/` can be used, in brotli bytes. */
const budget = 110_000;

it('keeps the scripts of the first page within 110 KB', () => {
  const scripts = initialScripts(join(import.meta.dirname, '../../dist/web'));
  const bytes = scripts.reduce((sum, script) => sum + script.brotliBytes, 0);
  expect(scripts.length).toBeGreaterThan(2);
  expect(bytes).toBeLessThanOrEqual(budget);
});
