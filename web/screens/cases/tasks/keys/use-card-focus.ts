import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** The card of a task within a list. */
const cardOf = (list: HTMLElement | null, id: string) => list?.querySelector<HTMLElement>(`[data-task="${CSS.escape(id)}"]`);
/** What of a card has the focus of whoever goes from card to card: its box, or its first control where it has none. */
export const stopOf = (card: Element | null | undefined) =>
  card?.querySelector<HTMLElement>('[data-task-box]') ?? card?.querySelector<HTMLElement>('button, a');

export const cardsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-task]') ?? [])];
const idOf = (card: HTMLElement) => card.dataset.task ?? '';

/** Where the focus was: the card, and those around it in their order. */
type Place = { id: string; order: readonly string[] };

/** The card that takes the place of one that is gone: the next that is left, else the one before. */
const standIn = (list: HTMLElement | null, { id, order }: Place) => {
  const at = order.indexOf(id);
  const others = [...order.slice(at + 1), ...order.slice(0, at).toReversed()];
  return others.map((other) => cardOf(list, other)).find((card) => card);
};

/**
 * Never loses the focus with a card: where the one that has it leaves the list, whoever made it leave, the next one gets it, or the list where none is left.
 * `awaitCard` gives it to a card that is about to come.
 */
export function useCardFocus(list: RefObject<HTMLElement | null>) {
  const place = useRef<Place | null>(null);
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    const coming = awaited.current && stopOf(cardOf(list.current, awaited.current));
    if (coming) {
      awaited.current = null;
      coming.focus();
      // Toasts give the focus back to what had it before them: whoever pressed Undo is led to what it brought back.
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
      // A press on nothing, not a card that went: the list does not hold on to a focus that somebody has let go.
      queueMicrotask(() => {
        if (document.activeElement === document.body && place.current && cardOf(list.current, place.current.id))
          place.current = null;
      });
    },
  };
}
