import { useEffect, useState } from 'react';

/** Where a dialog was opened from: the control, then everything around it, from the inside out. */
type Place = readonly HTMLElement[];

const placeOf = (opener: Element | null): Place => {
  const around: HTMLElement[] = [];
  for (let element = opener; element && element !== document.body; element = element.parentElement)
    if (element instanceof HTMLElement) around.push(element);
  return around;
};

/** Returns whether nothing on the page has the focus. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** Moves the focus to the first heading of the innermost part that is still there and has one. */
export const focusHeading = (place: Place): void => {
  // The first heading of the body may be one of the navigation.
  const screen = document.querySelector<HTMLElement>('main') ?? document.body;
  const headings = [...place, screen, document.body].flatMap((around) =>
    around.isConnected ? [...around.querySelectorAll<HTMLElement>('h1, h2, h3')].slice(0, 1) : [],
  );
  const [heading] = headings;
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** Moves the focus to the nearest heading if the control that has it is removed, as happens when a saved change arrives. */
const watchOpener = (place: Place, opener: HTMLElement): void => {
  const watched = new AbortController();
  const observer = new MutationObserver(() => {
    if (opener.isConnected) return;
    watched.abort();
    if (isFocusLost()) focusHeading(place);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  watched.signal.addEventListener('abort', () => observer.disconnect());
  // Not blur, which a browser may send for the removal itself.
  for (const event of ['focusin', 'pointerdown']) document.addEventListener(event, () => watched.abort(), watched);
};

/** Returns the focus to where the dialog was opened, unless it is already somewhere. */
const returnFocus = (place: Place): void => {
  const [opener] = place;
  if (isFocusLost()) {
    if (opener?.isConnected) opener.focus({ preventScroll: true });
    if (isFocusLost()) focusHeading(place);
  }
  if (opener && document.activeElement === opener) watchOpener(place, opener);
};

/** Returns the focus, when the dialog closes, to the control that opened it, or to the nearest heading if that control is gone. */
export const useReturnedFocus = (): void => {
  const [place] = useState(() => placeOf(document.activeElement));
  useEffect(
    // React Aria returns the focus in the next frame, if it can; the frame after that shows what it could not do.
    () => () => void requestAnimationFrame(() => requestAnimationFrame(() => returnFocus(place))),
    [place],
  );
};
