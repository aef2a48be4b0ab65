import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { workPaths } from '#web/work-paths.ts';
import { type Section, sectionsFor } from '../sections.ts';
import { useWorkspace } from '../use-workspace.ts';
import { showDeskDialog } from './desk-dialog.ts';
import { areKeysOn } from './key-switch.ts';
import { isSingleKey, isSomethingOpen } from './single-key.ts';

/** How long after `g` its second key still counts. */
const SEQUENCE_MS = 1500;

/** What a key does anywhere in the workspace. */
type DeskKey =
  | { does: 'wait' }
  | { does: 'go'; section: Section }
  | { does: 'notifications' }
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
    if (key === 'n') return { does: 'notifications' };
    const section = at.sections.find(({ shortcut }) => shortcut === key);
    return section ? { does: 'go', section } : null;
  }
  if (key === 'g') return { does: 'wait' };
  if (key === 'c') return at.mayAddCase ? { does: 'add-case' } : null;
  if (key === '?') return { does: 'keys' };
  if (key === 'j' || key === 'k') return { does: 'move', by: key === 'j' ? 1 : -1 };
  return key === 'x' ? { does: 'select' } : null;
}

/** Rows of a list, which have their own arrow keys, and lists of tasks, which have all of these keys themselves. */
const ROW = '[data-row]';
const TASKS = '[data-task]';

const rowWithFocus = () => document.activeElement?.closest(`:is(tr, li):has(${ROW})`)?.querySelector<HTMLElement>(ROW) ?? null;

/** Moves the focus to the next row of the list on the screen, or into the list. Returns false if there is none. */
function moveInRows(by: 1 | -1): boolean {
  if (document.querySelector(TASKS)) return false;
  const row = rowWithFocus();
  if (!row) {
    // The row that had the focus last, in a list that remembers it, or the one that is open beside the list.
    const start =
      document.querySelector<HTMLElement>(`main ${ROW}:is([tabindex="0"], [aria-current="true"])`) ??
      document.querySelector<HTMLElement>(`main ${ROW}`);
    start?.focus();
    return start !== null;
  }
  if (row !== document.activeElement) row.focus();
  // The list draws only some of its rows: its own keys know where the next one is.
  row.dispatchEvent(new KeyboardEvent('keydown', { key: by === 1 ? 'ArrowDown' : 'ArrowUp', bubbles: true, cancelable: true }));
  return true;
}

/** Selects the row that has the focus, or takes it back. Returns false if rows can't be selected here. */
function selectRow(): boolean {
  const box = rowWithFocus()?.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]');
  box?.click();
  return box !== null && box !== undefined;
}

const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Handles the keys that work anywhere in the workspace (`keys-dialog.tsx` lists them). Ctrl or ⌘ K works while someone types, too. */
export const useDeskKeys = (): void => {
  const { locationId, who, may } = useWorkspace();
  const navigate = useNavigate();
  const drawer = useDrawer();
  const run = (action: DeskKey): boolean => {
    if (action.does === 'go') void navigate(action.section.to({ locationId }));
    else if (action.does === 'notifications') drawer.open('notifications');
    else if (action.does === 'add-case') void navigate(workPaths.firstCall({ locationId }));
    else if (action.does === 'keys') showDeskDialog('keys');
    else if (action.does === 'move') return moveInRows(action.by);
    else if (action.does === 'select') return selectRow();
    return true;
  };
  const at = { sections: sectionsFor(who), mayAddCase: may('cases.change') };
  const latest = useRef({ run, at });
  useEffect(() => {
    latest.current = { run, at };
  });
  useEffect(() => {
    let sequenceUntil = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSearchKey(event) && !event.defaultPrevented) {
        event.preventDefault();
        if (!isSomethingOpen()) showDeskDialog('search');
        return;
      }
      if (event.repeat && event.key === 'g') return;
      if (!areKeysOn() || !isSingleKey(event)) return;
      const action = deskKey(event.key, event.timeStamp < sequenceUntil, latest.current.at);
      sequenceUntil = action?.does === 'wait' ? event.timeStamp + SEQUENCE_MS : 0;
      if (action && latest.current.run(action)) event.preventDefault();
    };
    // In the capture phase: the second key of a sequence may be a key of the list that has the focus.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
};
