import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { areKeysOn } from './key-switch.ts';
import { isTyping } from './single-key.ts';

type RowKeysOptions = {
  body: RefObject<HTMLElement | null>;
  count: number;
  /** The row that Tab reaches. */
  active: number;
  setActive: (row: number) => void;
  onSelect: (row: number) => void;
  /** Opens the menu of what can be done with the selection, of which this row is one if there is none. */
  onEdit: (row: number) => void;
};

/** How many rows a Page key moves. */
const PAGE = 10;

const targets: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + PAGE,
  PageUp: (at) => at - PAGE,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const rowLink = (body: HTMLElement | null, row: number) => body?.querySelector<HTMLElement>(`[data-row="${row}"]`);

/** Returns the row that has the focus, on its link or its checkbox. */
function rowOf(body: HTMLElement | null, target: EventTarget | null): number | null {
  const link =
    target instanceof Element && body?.contains(target) ? target.closest('tr')?.querySelector<HTMLElement>('[data-row]') : null;
  return link ? Number(link.dataset.row) : null;
}

/** Checks whether a keystroke is a shortcut of the list: no modifiers, not in a field, and nothing open over it. */
const isOurs = ({ ctrlKey, metaKey, altKey, target, defaultPrevented }: globalThis.KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target)) &&
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') === null;

/** Runs a shortcut. Returns whether it did something. */
function act(
  event: globalThis.KeyboardEvent,
  { body, active, onSelect, onEdit }: RowKeysOptions,
  go: (row: number) => void,
): boolean {
  const at = rowOf(body.current, event.target);
  if (event.key === 'j' || event.key === 'k') go(at === null ? active : at + (event.key === 'j' ? 1 : -1));
  else if (event.key === 'x' && at !== null) onSelect(at);
  else if (event.key === 'e' && at !== null) onEdit(at);
  else return false;
  return true;
}

/**
 * Moves the focus between the links of rows, even to rows that aren't rendered yet: by arrows, Page keys, Home, and End in the list, and by `j` and `k` from
 * anywhere on the screen. `x` selects a row, and `e` opens what can be done with the selection.
 */
export const useRowKeys = (options: RowKeysOptions) => {
  const { body, count, setActive } = options;
  const wanted = useRef<number | null>(null);
  // After every render, because the target row may only be rendered now.
  useEffect(() => {
    if (wanted.current === null) return;
    const link = rowLink(body.current, wanted.current);
    if (!link) return;
    wanted.current = null;
    link.focus({ preventScroll: true });
    link.closest('tr')?.scrollIntoView({ block: 'nearest' });
  });
  const go = (target: number) => {
    const row = Math.max(0, Math.min(count - 1, target));
    wanted.current = row;
    setActive(row);
    const link = rowLink(body.current, row);
    // The row may be active already, and then nothing renders.
    if (link) {
      wanted.current = null;
      link.focus({ preventScroll: true });
      link.closest('tr')?.scrollIntoView({ block: 'nearest' });
    }
  };
  const latest = useRef({ options, go });
  useEffect(() => {
    latest.current = { options, go };
  });
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const { options: now, go: goNow } = latest.current;
      if (isOurs(event) && areKeysOn() && act(event, now, goNow)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (event: KeyboardEvent) => {
    // A button of the row may have used the key, such as one that opens its menu.
    if (event.isDefaultPrevented()) return;
    const at = rowOf(body.current, event.target);
    const target = at === null ? undefined : targets[event.key]?.(at, count);
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };
};
