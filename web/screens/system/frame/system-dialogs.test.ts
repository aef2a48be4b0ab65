import { expect, it } from 'vitest';
import { systemKey } from './system-dialogs.tsx';
import { systemLinks } from './system-links.ts';

it('goes to a screen after g, each with a key of its own', () => {
  const withKey = systemLinks.filter(({ shortcut }) => shortcut);
  for (const { shortcut = '', to } of withKey) expect(systemKey(shortcut, true)).toEqual({ does: 'go', to });
  expect(new Set(withKey.map(({ shortcut }) => shortcut)).size).toBe(withKey.length);
  expect(['n', 'j', '?'].map((key) => systemKey(key, true))).toEqual([null, null, null]);
});

it('adds, moves, and shows the keys', () => {
  expect(['n', '?', 'j', 'k', 'g', 'q'].map((key) => systemKey(key, false)?.does)).toEqual([
    'add',
    'keys',
    'move',
    'move',
    'wait',
    undefined,
  ]);
});

it('leads to every screen by one link', () => {
  expect(new Set(systemLinks.map(({ to }) => to)).size).toBe(systemLinks.length);
});
