/** Rows of a list, which have their own arrow keys, and lists of tasks, which have all of these keys themselves. */
const ROW = '[data-row]';
const TASKS = '[data-task]';

const rowWithFocus = () => document.activeElement?.closest(`:is(tr, li):has(${ROW})`)?.querySelector<HTMLElement>(ROW) ?? null;

/** Moves the focus to the next row of the list on the screen, or into the list. Returns false if there is none. */
export function moveInRows(by: 1 | -1): boolean {
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
export function selectRow(): boolean {
  const box = rowWithFocus()?.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]');
  box?.click();
  return box !== null && box !== undefined;
}
