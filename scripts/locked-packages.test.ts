import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Lock, lockOf } from './locked-packages.ts';

const lock = JSON.parse(readFileSync(join(resolve(import.meta.dirname, '..'), 'package-lock.json'), 'utf8')) as Lock;

describe('the lock of some packages', () => {
  it('has of this project all that sharp needs on every system, at the same version and hash, and nothing else', () => {
    const { packages } = lockOf(lock, ['sharp']);
    expect(packages['']).toEqual({ dependencies: { sharp: lock.packages['node_modules/sharp']?.version } });
    for (const name of [
      'sharp',
      'semver',
      'detect-libc',
      '@img/colour',
      '@img/sharp-linux-arm64',
      '@img/sharp-libvips-linux-arm64',
    ])
      expect(packages[`node_modules/${name}`]).toEqual(lock.packages[`node_modules/${name}`]);
    expect(Object.keys(packages).filter((place) => /zod|aws|react/.test(place))).toEqual([]);
  });

  it('takes the version that a package has in its own folder', () => {
    const packages = {
      'node_modules/a': { version: '1.0.0', dependencies: { b: '2' } },
      'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '1' } },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/c': { version: '1.0.0' },
    };
    expect(Object.keys(lockOf({ lockfileVersion: 3, packages }, ['a']).packages)).toEqual([
      '',
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });
});
