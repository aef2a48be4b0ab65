import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunkBySight, sights } from './chunk-by-sight.ts';

const root = resolve(import.meta.dirname, '../..');
const at = (path: string) => `${root}/web/${path}`;

/** What each module imports statically. */
const imports: Record<string, string[]> = {
  'main.tsx': ['shell.tsx'],
  'shell.tsx': [],
  'screens/marketplace/home.tsx': ['shell.tsx', 'search.ts', 'hero.tsx'],
  'screens/planner/planner.tsx': ['store.ts', 'search.ts'],
  'screens/planner/start.tsx': ['store.ts'],
  'store.ts': ['money.ts'],
  'money.ts': [],
  'search.ts': [],
  'hero.tsx': [],
  'drawer.tsx': ['money.ts'],
};
const graph = {
  getModuleInfo: (id: string) => {
    const found = imports[id.slice(at('').length)];
    return found ? { importedIds: found.map(at) } : null;
  },
};
const nameOf = (path: string) => chunkBySight(root)(at(path), graph);

describe('the chunk of a module', () => {
  it('is named after the sights that need it', () => {
    const planner = ['planner', 'services', 'services-wide', 'items', 'summary'];
    expect(nameOf('screens/planner/planner.tsx')).toBe(planner.join('-'));
    expect(nameOf('store.ts')).toBe(['start', ...planner].join('-'));
    expect(nameOf('money.ts')).toBe(nameOf('store.ts'));
  });

  it('is one for what the first page shares with other sights', () => {
    expect(nameOf('search.ts')).toBe('first');
  });

  it('is left to the bundler for what every page has, what only the first has, and what loads later', () => {
    expect(['shell.tsx', 'hero.tsx', 'drawer.tsx'].map(nameOf)).toEqual([null, null, null]);
  });
});

it('only names files that exist', () => {
  expect(
    Object.values(sights)
      .flat()
      .filter((source) => !existsSync(at(source))),
  ).toEqual([]);
});
