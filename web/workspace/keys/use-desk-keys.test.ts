import { describe, expect, it } from 'vitest';
import { sectionsFor } from '../sections.ts';
import { deskKey } from './use-desk-keys.ts';

const sections = sectionsFor({ access: 'owner', kind: 'staff' });
const at = { sections, mayAddCase: true };

describe('the keys of the workspace', () => {
  it('go to each part after g, and each part has a key of its own', () => {
    expect(deskKey('g', false, at)).toEqual({ does: 'wait' });
    for (const section of sections) expect(deskKey(section.shortcut, true, at)).toEqual({ does: 'go', section });
    expect(deskKey('n', true, at)).toEqual({ does: 'notifications' });
    expect(sections.map(({ shortcut }) => shortcut)).not.toContain('n');
    expect(new Set(sections.map(({ shortcut }) => shortcut)).size).toBe(sections.length);
  });

  it('do nothing after g that they would do alone', () => {
    expect(['?', 'j', 'x', 'z'].map((key) => deskKey(key, true, at))).toEqual([null, null, null, null]);
  });

  it('add a case for people who may, show every key, and move through a list', () => {
    expect(deskKey('c', false, at)).toEqual({ does: 'add-case' });
    expect(deskKey('c', false, { ...at, mayAddCase: false })).toBeNull();
    expect(deskKey('?', false, at)).toEqual({ does: 'keys' });
    expect([deskKey('j', false, at), deskKey('k', false, at)]).toEqual([
      { does: 'move', by: 1 },
      { does: 'move', by: -1 },
    ]);
    expect(deskKey('x', false, at)).toEqual({ does: 'select' });
    expect(deskKey('q', false, at)).toBeNull();
  });
});
