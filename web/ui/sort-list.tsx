import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type SortListProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** Moves one item; during a drag, at every row that it passes. */
  onMove: (from: number, to: number) => void;
  /** Runs when the item is dropped and the order is final. */
  onSettled?: () => void;
  isDisabled?: boolean;
  className?: string;
  rowClass?: string;
  /** Renders a row with the handle that moves it. */
  children: (item: Item, handle: ReactNode) => ReactNode;
};

const targets: Record<string, (at: number, count: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Returns the row at a height of the screen: the last one whose middle is above it. */
const rowAt = (list: HTMLElement, y: number): number => {
  const middles = [...list.children].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  return Math.max(0, middles.filter((middle) => middle < y).length);
};

/**
 * Shows a list that is reordered by dragging a row's handle, with a mouse or a finger, or with its arrow keys, Home, and End. The new position is
 * announced, and the focus stays on the handle.
 */
export const SortList = <Item,>({
  label,
  items,
  keyOf,
  nameOf,
  onMove,
  onSettled,
  isDisabled = false,
  ...look
}: SortListProps<Item>) => {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [announced, setAnnounced] = useState('');
  const count = items.length;
  const latest = useRef({ items, onMove, onSettled });
  latest.current = { items, onMove, onSettled };

  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return;
    const item = latest.current.items[from];
    latest.current.onMove(from, to);
    if (item) setAnnounced(`${nameOf(item)}: position ${to + 1} of ${count}`);
  };

  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const target = targets[event.key];
    if (!target || isDisabled) return;
    event.preventDefault();
    move(at, target(at, count));
  };

  const onPointerDown = (event: PointerEvent, key: string) => {
    if (isDisabled || event.button !== 0) return;
    setDragged(key);
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const from = latest.current.items.findIndex((item) => keyOf(item) === key);
      if (!list.current || from < 0) return;
      const before = rowAt(list.current, clientY);
      move(from, before > from ? before - 1 : before);
    };
    const end = () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      setDragged(null);
      latest.current.onSettled?.();
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };

  return (
    <>
      <ol ref={list} aria-label={label} className={look.className}>
        {items.map((item, at) => (
          <li
            key={keyOf(item)}
            className={classNames(look.rowClass, dragged === keyOf(item) && 'relative z-10 rounded-control bg-raised shadow-2')}
          >
            {look.children(
              item,
              <button
                type="button"
                disabled={isDisabled || count < 2}
                aria-label={`Move ${nameOf(item)}, position ${at + 1} of ${count}`}
                {...(isDisabled ? {} : { title: 'Drag, or press the up and down arrows' })}
                onKeyDown={(event) => onKeyDown(event, at)}
                onKeyUp={(event) => targets[event.key] && latest.current.onSettled?.()}
                onPointerDown={(event) => onPointerDown(event, keyOf(item))}
                className="inline-flex size-9 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-text active:cursor-grabbing disabled:cursor-default disabled:opacity-40 pointer-coarse:size-11"
              >
                <Icon of={GripVertical} size={18} />
              </button>,
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
};

/** Returns a list with one item moved. */
export const movedTo = <Item,>(items: readonly Item[], from: number, to: number): Item[] => {
  const moved = [...items];
  const [item] = moved.splice(from, 1);
  if (item !== undefined) moved.splice(to, 0, item);
  return moved;
};
