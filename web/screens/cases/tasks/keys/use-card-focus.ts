import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Returns the card of a task in a list. */
const cardOf = (list: HTMLElement | null, id: string) => list?.querySelector<HTMLElement>(`[data-task="${CSS.escape(id)}"]`);
/** Returns what gets the focus in a card: its checkbox, or its first control if it has none. */
export const stopOf = (card: Element | null | undefined) =>
  card?.querySelector<HTMLElement>('[data-task-box]') ?? card?.querySelector<HTMLElement>('button, a');

export const cardsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-task]') ?? [])];
const idOf = (card: HTMLElement) => card.dataset.task ?? '';

/** Where the focus was: the card, and its neighbors in order. */
type Place = { id: string; order: readonly string[] };

/** Returns the card that replaces one that is gone: the next one, or else the one before. */
const standIn = (list: HTMLElement | null, { id, order }: Place) => {
  const at = order.indexOf(id);
  const others = [...order.slice(at + 1), ...order.slice(0, at).toReversed()];
  return others.map((other) => cardOf(list, other)).find((card) => card);
};

/**
 * Keeps the focus in the list. When a focused card leaves, for any reason, the next card gets the focus, or the list if none is left. `awaitCard`
 * focuses a card once it appears.
 */
export function useCardFocus(list: RefObject<HTMLElement | null>) {
  const place = useRef<Place | null>(null);
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    const coming = awaited.current && stopOf(cardOf(list.current, awaited.current));
    if (coming) {
      awaited.current = null;
      coming.focus();
      // Toasts return the focus to what had it before, so after Undo, focus what it brought back a second time.
      if (document.activeElement !== coming) coming.focus();
      return;
    }
    const was = place.current;
    if (!was || document.activeElement !== document.body || cardOf(list.current, was.id)) return;
    (stopOf(standIn(list.current, was)) ?? list.current)?.focus({ preventScroll: true });
  });
  return {
    awaitCard: (id: string) => {
      awaited.current = id;
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      awaited.current = null;
      const card = target.closest<HTMLElement>('[data-task]');
      place.current = card ? { id: idOf(card), order: cardsOf(list.current).map(idOf) } : null;
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget) return;
      // The person pressed an empty spot, and no card left: the list lets the focus go.
      queueMicrotask(() => {
        if (document.activeElement === document.body && place.current && cardOf(list.current, place.current.id))
          place.current = null;
      });
    },
  };
}
