/** Focuses a part that replaced what had the focus, and keeps the title above it on the screen: a tall part would push it past the top edge. */
export const focusUnderTitle = (part: HTMLElement | null): void => {
  if (!part) return;
  part.focus({ preventScroll: true });
  const titles = [...document.querySelectorAll('h1, h2, h3')];
  const above = titles.filter((title) => title.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING).at(-1);
  (above ?? part).scrollIntoView({ block: 'nearest' });
};

/** Focuses a part that opened, and shows it from its start: the browser would show the middle of one that is taller than the screen. */
export const focusFromStart = (part: HTMLElement | null): void => {
  if (!part) return;
  part.focus({ preventScroll: true });
  part.scrollIntoView({ block: 'start' });
};
