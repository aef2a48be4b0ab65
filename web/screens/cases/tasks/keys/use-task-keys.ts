import { type RefObject, useEffect, useRef } from 'react';
import { isSingleKey } from '#web/workspace/keys/single-key.ts';
import { cardsOf, stopOf } from './use-card-focus.ts';

const press = (card: Element, part: string): boolean => {
  const control = card.querySelector<HTMLElement>(`[data-task-${part}]`);
  control?.click();
  return control !== null;
};

/** Moves the focus by that many cards, or to the first one from outside. */
function goOn(list: HTMLElement, by: number): boolean {
  const cards = cardsOf(list);
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const next = cards[at < 0 ? 0 : Math.max(0, Math.min(cards.length - 1, at + by))];
  const stop = stopOf(next);
  stop?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
  return stop !== undefined && stop !== null;
}

export type TaskKeysOptions = { list: RefObject<HTMLElement | null>; isOn: boolean; onUndo: () => void };

/** Runs a keystroke. Returns whether it did something. */
function act({ key, target }: KeyboardEvent, list: HTMLElement, { onUndo }: TaskKeysOptions): boolean {
  const card = target instanceof Element ? target.closest('[data-task]') : null;
  if (card && list.contains(card)) {
    const isAtBox = (target as Element).matches('[data-task-box]');
    if (key === 'ArrowDown' || key === 'ArrowUp') return goOn(list, key === 'ArrowDown' ? 1 : -1);
    if (key === 'x') return press(card, 'box');
    if (key === 'e') return press(card, 'toggle');
    if (key === 'Enter' && isAtBox) return press(card, 'go');
  }
  if (key === 'j' || key === 'k') return goOn(list, key === 'j' ? 1 : -1);
  if (key !== 'z') return false;
  onUndo();
  return true;
}

/** Handles the keyboard shortcuts of task lists (`web/workspace/keys/keys-dialog.tsx`). Those of a card work inside one, the others anywhere nobody is typing. */
export const useTaskKeys = (options: TaskKeysOptions): void => {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { list, isOn } = latest.current;
      if (!isOn || !list.current || !isSingleKey(event)) return;
      if (act(event, list.current, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
