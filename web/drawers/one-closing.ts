/** The entry of the history whose drawer is closing: the browser goes back a moment after it was asked to. */
let closing: string | null = null;

/** Begins to close the drawer of an entry of the history. Returns false if that has begun, so that two presses of Esc don't go back twice. */
export const beginClosing = (entry: string): boolean => {
  if (closing === entry) return false;
  closing = entry;
  return true;
};

/** Says that the address has changed, or that the person chose to stay, after which the same entry may be visited and closed again. */
export const endClosing = (): void => {
  closing = null;
};
