import type { Section } from '../sections.ts';

/** How long after `g` its second key still counts. */
export const SEQUENCE_MS = 1500;

/** What a key does anywhere in the workspace. */
export type DeskKey =
  | { does: 'wait' }
  | { does: 'go'; section: Section }
  | { does: 'add-case' }
  | { does: 'keys' }
  | { does: 'move'; by: 1 | -1 }
  | { does: 'select' };

/** Returns what a key does, after `g` or not; `null` if it isn't a shortcut here. */
export function deskKey(
  key: string,
  isAfterG: boolean,
  at: { sections: readonly Section[]; mayAddCase: boolean },
): DeskKey | null {
  if (isAfterG) {
    const section = at.sections.find(({ shortcut }) => shortcut === key);
    return section ? { does: 'go', section } : null;
  }
  if (key === 'g') return { does: 'wait' };
  if (key === 'c') return at.mayAddCase ? { does: 'add-case' } : null;
  if (key === '?') return { does: 'keys' };
  if (key === 'j' || key === 'k') return { does: 'move', by: key === 'j' ? 1 : -1 };
  return key === 'x' ? { does: 'select' } : null;
}
