import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

type RowKeysOptions = {
  body: RefObject<HTMLElement | null>;
  count: number;
  setActive: (row: number) => void;
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

/** Moves the focus between the links of rows, even to rows that aren't rendered yet. */
export const useRowKeys = ({ body, count, setActive }: RowKeysOptions) => {
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
  return (event: KeyboardEvent) => {
    const at = Number((event.target as HTMLElement).dataset.row);
    const target = targets[event.key]?.(at, count);
    if (target === undefined || Number.isNaN(at)) return;
    event.preventDefault();
    const row = Math.max(0, Math.min(count - 1, target));
    wanted.current = row;
    setActive(row);
  };
};
