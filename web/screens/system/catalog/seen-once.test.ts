import { expect, it } from 'vitest';
import { isOutOfPlanner, seenOnce, seenOnceWords } from './seen-once.ts';

const counts = { homes: 0, packages: 0, plans: 0, cases: 0, documents: 0 };
const uses = (packages: number) => ({ entries: 0, counted: { ...counts, packages } });

it('says of new items, services, and display services what homes do before families see them', () => {
  const entry = { state: 'new' as const, uses: uses(0) };
  expect(seenOnce('items', entry)).toMatch(/once a home offers it/);
  expect(seenOnce('services', entry)).toMatch(/once a display service includes it/);
  expect(seenOnce('displayServices', entry)).toMatch(/once a home adds it to a package/);
  expect(seenOnce('vendors', entry)).toBeUndefined();
  expect(seenOnceWords(new Set(['vendors', 'services', 'items'])).length).toBe(2);
});

it('says it of a published display service for as long as no package has it', () => {
  expect(seenOnce('displayServices', { state: 'published', uses: uses(0) })).toMatch(/once a home adds it to a package/);
  expect(seenOnce('displayServices', { state: 'published', uses: uses(2) })).toBeUndefined();
  expect(seenOnce('displayServices', { state: 'published', uses: { entries: 0, counted: null } })).toBeUndefined();
  expect(seenOnce('services', { state: 'published', uses: uses(0) })).toBeUndefined();
});

it('knows a service that nothing brings into the planner', () => {
  expect(isOutOfPlanner('services', [])).toBe(true);
  expect(isOutOfPlanner('services', [{ noun: 'serviceSections' }])).toBe(true);
  expect(isOutOfPlanner('services', [{ noun: 'displayServices' }])).toBe(false);
  expect(isOutOfPlanner('vendors', [])).toBe(false);
});
