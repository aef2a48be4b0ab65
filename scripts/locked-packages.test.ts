import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Lock, lockOf, missingNative } from './locked-packages.ts';

const lock = JSON.parse(readFileSync(join(resolve(import.meta.dirname, '..'), 'package-lock.json'), 'utf8')) as Lock;

describe('the lock of some packages', () => {
  it('has everything of this project that sharp needs on every system, at the same version and hash, and nothing else', () => {
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

  it('has the version that a package has in its own folder', () => {
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

describe('native packages of the lock', () => {
  const native = (os: string, cpu: string) => ({ version: '1.0.0', os: [os], cpu: [cpu] });
  const five = {
    'tool-darwin-arm64': native('darwin', 'arm64'),
    'tool-darwin-x64': native('darwin', 'x64'),
    'tool-win32-x64': native('win32', 'x64'),
    'tool-linux-x64': native('linux', 'x64'),
    'tool-linux-arm64': native('linux', 'arm64'),
  };
  /** Returns a lock of a tool that asks for all five, without those left out. */
  const lockWithout = (...left: (keyof typeof five)[]): Lock => ({
    lockfileVersion: 3,
    packages: {
      'node_modules/tool': { optionalDependencies: Object.fromEntries(Object.keys(five).map((name) => [name, '1.0.0'])) },
      ...Object.fromEntries(
        Object.entries(five)
          .filter(([name]) => !left.includes(name as keyof typeof five))
          .map(([name, locked]) => [`node_modules/${name}`, locked]),
      ),
    },
  });

  it('are locked for macOS, Windows, and Linux, each of them', () => {
    expect(missingNative(lock)).toEqual([]);
  });

  it('are missed by name and by system', () => {
    expect(missingNative(lockWithout())).toEqual([]);
    expect(missingNative(lockWithout('tool-darwin-arm64', 'tool-win32-x64'))).toEqual([
      'node_modules/tool lacks tool-darwin-arm64',
      'node_modules/tool lacks tool-win32-x64',
      'node_modules/tool lacks darwin-arm64',
      'node_modules/tool lacks win32-x64',
    ]);
  });

  it('are missed if the only one for Linux needs musl', () => {
    const musl = lockWithout();
    Object.assign(musl.packages['node_modules/tool-linux-x64'] ?? {}, { libc: ['musl'] });
    expect(missingNative(musl)).toEqual(['node_modules/tool lacks linux-x64']);
  });
});
