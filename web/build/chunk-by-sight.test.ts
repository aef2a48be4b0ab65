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
  'screens/marketplace/home/results.tsx': ['card.tsx'],
  'screens/marketplace/funeral-home.tsx': ['card.tsx', 'stars.tsx', 'title.ts', 'call.ts'],
  'screens/marketplace/compare/compare.tsx': ['stars.tsx', 'call.ts'],
  'session/api.ts': ['call.ts'],
  'card.tsx': [],
  'stars.tsx': [],
  'title.ts': [],
  'call.ts': [],
  'screens/planner/planner.tsx': ['store.ts', 'search.ts', 'title.ts', 'call.ts'],
  'screens/planner/start.tsx': ['store.ts'],
  'store.ts': ['money.ts'],
  'money.ts': [],
  'search.ts': [],
  'hero.tsx': [],
  'drawer.tsx': ['money.ts'],
  'work-routes.ts': ['rail.tsx', 'search-button.tsx'],
  'screens/provider/dashboard/dashboard.tsx': ['panel.tsx', 'search-button.tsx'],
  'screens/planner/steps/services/service-details.tsx': ['rail.tsx'],
  'rail.tsx': [],
  'panel.tsx': [],
  'search-button.tsx': [],
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

  it('is one for what a home shares with the planner, and with the results', () => {
    expect(nameOf('title.ts')).toBe('families');
    expect(nameOf('card.tsx')).toBe('marketplace');
    expect(nameOf('stars.tsx')).toBe('home-compare');
    expect(nameOf('call.ts')).toMatch(/^call-home-compare-/);
  });

  it("is apart from the screens for what the workspace's frame needs, unless a step of the planner needs it too", () => {
    expect(nameOf('search-button.tsx')).toBe('frame-work');
    expect(nameOf('panel.tsx')).toBe('work');
    expect(nameOf('rail.tsx')).toBe('services-services-wide');
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
