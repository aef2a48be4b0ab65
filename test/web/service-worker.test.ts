import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { homeSources, readManifest, scriptsOf } from '#web/build/initial-scripts.ts';
import { plannerFiles, removalFiles } from '#web/build/planner-files.ts';

const dist = join(import.meta.dirname, '../../dist/web');
const manifest = readManifest(dist);
const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8');
const files = plannerFiles(manifest);

describe('the service worker', () => {
  it('lists the code of every step, and no screen for staff', () => {
    const sources = Object.keys(manifest);
    const steps = sources.filter((source) => /^screens\/planner\/steps\/.*\.tsx$/.test(source));
    expect(steps.length).toBeGreaterThan(14);
    expect(steps.filter((source) => !worker.includes(`/${manifest[source]?.file}`))).toEqual([]);
    const work = sources.filter((source) => /^screens\/(cases|provider|system|tasks)\/[^/]+\.tsx$/.test(source));
    expect(work.length).toBeGreaterThan(5);
    expect(work.filter((source) => worker.includes(`/${manifest[source]?.file}`))).toEqual([]);
  });

  it("stays within 12 KB, and isn't part of the first page", () => {
    expect(brotliCompressSync(worker).length).toBeLessThan(12_000);
    expect(
      scriptsOf(manifest, homeSources).filter((file) => readFileSync(join(dist, file), 'utf8').includes('service-worker.js')),
    ).toEqual([]);
  });

  it('stores at most 1.5 MB before compression, including what the first page has already loaded', () => {
    expect(files.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0)).toBeLessThan(1_500_000);
  });

  it('never answers an API call from the phone', () => {
    expect(worker.match(/["'`]\/api[^"'`]*["'`]/g)).toBeNull();
  });
});

describe('the worker of the removals', () => {
  const removals = readFileSync(join(dist, 'removals-worker.js'), 'utf8');

  it('lists the screen with its questions and what reads tags, and no other part of the workspace', () => {
    const has = (source: string) => removals.includes(`/${manifest[source]?.file}`);
    expect(has('screens/removals/removals.tsx')).toBe(true);
    expect(removals).toMatch(/zxing_reader[^"]*\.wasm/);
    const others = Object.keys(manifest).filter((source) =>
      /^screens\/(provider|system|tasks|messages)\/[^/]+\.tsx$/.test(source),
    );
    expect(others.filter(has)).toEqual([]);
  });

  it('stores at most 3 MB before compression, and never answers an API call', () => {
    expect(removalFiles(manifest).reduce((sum, file) => sum + statSync(join(dist, file)).size, 0)).toBeLessThan(3_000_000);
    expect(removals.match(/["'`]\/api[^"'`]*["'`]/g)).toBeNull();
  });
});
