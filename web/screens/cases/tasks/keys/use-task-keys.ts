import { type RefObject, useEffect, useRef } from 'react';
import { cardsOf, stopOf } from './use-card-focus.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'));

/** Whether a stroke is one of ours: by itself, outside a field, and not while a dialog has the screen. */
const isOurs = ({ ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey || defaultPrevented || isTyping(target)) &&
  document.querySelector('[role=dialog], [role=alertdialog]') === null;

const press = (card: Element, part: string): boolean => {
  const control = card.querySelector<HTMLElement>(`[data-task-${part}]`);
  control?.click();
  return control !== null;
};

/** Goes so many cards on; from outside to the first. */
function goOn(list: HTMLElement, by: number): boolean {
  const cards = cardsOf(list);
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const next = cards[at < 0 ? 0 : Math.max(0, Math.min(cards.length - 1, at + by))];
  const stop = stopOf(next);
  stop?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
  return stop !== undefined && stop !== null;
}

export type TaskKeysOptions = { list: RefObject<HTMLElement | null>; isOn: boolean; onUndo: () => void; onHelp: () => void };

/** What a stroke does; true where it did something. */
function act({ key, target }: KeyboardEvent, list: HTMLElement, { onUndo, onHelp }: TaskKeysOptions): boolean {
  const card = target instanceof Element ? target.closest('[data-task]') : null;
  if (card && list.contains(card)) {
    const isAtBox = (target as Element).matches('[data-task-box]');
    if (key === 'ArrowDown' || key === 'ArrowUp') return goOn(list, key === 'ArrowDown' ? 1 : -1);
    if (key === 'x') return press(card, 'box');
    if (key === 'e') return press(card, 'toggle');
    if (key === 'Enter' && isAtBox) return press(card, 'go');
  }
  if (key === 'j' || key === 'k') return goOn(list, key === 'j' ? 1 : -1);
  if (key === 'z') onUndo();
  else if (key === '?') onHelp();
  else return false;
  return true;
}

/** The keys of lists of tasks (`key-help.tsx`). Those of a card hold inside one, the others wherever nobody is typing. */
export const useTaskKeys = (options: TaskKeysOptions): void => {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { list, isOn } = latest.current;
      if (!isOn || !list.current || !isOurs(event)) return;
      if (act(event, list.current, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
};
