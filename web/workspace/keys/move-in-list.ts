import type { KeyboardEvent } from 'react';

const targets: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Returns the row that an element is in. */
const rowAround = (target: EventTarget | null) => (target instanceof Element ? target.closest('tr, li') : null);

/**
 * Moves the focus between the links of a list that is drawn whole, by arrows, Home, and End; the frame presses the arrows for `j` and `k`. A control that has
 * arrow keys of its own keeps them.
 */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target, ctrlKey, metaKey, altKey } = event;
  if (event.isDefaultPrevented() || ctrlKey || metaKey || altKey) return;
  if (!(target instanceof Element) || target.matches('select, textarea, input:not([type=checkbox])')) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => rowAround(row) === rowAround(target));
  const next = at < 0 ? undefined : targets[key]?.(at, rows.length);
  if (next === undefined) return;
  event.preventDefault();
  const row = rows[Math.max(0, Math.min(rows.length - 1, next))];
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}
