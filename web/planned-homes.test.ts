import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPlannedHome, forgetPlannedHomes, plannedHomes, rememberPlannedHome } from './planned-homes.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('remembers homes with a plan, the latest first, each once, and at most ten', () => {
  for (const id of ['one', 'two', 'one']) rememberPlannedHome(id);
  expect(plannedHomes()).toEqual(['one', 'two']);
  for (let at = 0; at < 12; at += 1) rememberPlannedHome(`home ${at}`);
  expect(plannedHomes()).toHaveLength(10);
  expect(plannedHomes()[0]).toBe('home 11');
});

it('forgets one home, or all of them', () => {
  for (const id of ['one', 'two']) rememberPlannedHome(id);
  forgetPlannedHome('two');
  expect(plannedHomes()).toEqual(['one']);
  forgetPlannedHomes();
  expect(stored.size).toBe(0);
});

it('knows none where nothing can be stored, or what is stored is something else', () => {
  stored.set('yarrow.planned', '{"not": "a list"');
  expect(plannedHomes()).toEqual([]);
  vi.stubGlobal('localStorage', undefined);
  expect(() => rememberPlannedHome('one')).not.toThrow();
  expect(plannedHomes()).toEqual([]);
});
