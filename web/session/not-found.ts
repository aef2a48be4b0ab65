/** The window event for a call that returned 404: something on the screen may be gone. */
export const NOT_FOUND = 'yarrow:not-found';

/** Calls back for every 404 on this page. Returns a function that stops it. */
export function whenNotFound(listener: () => void): () => void {
  addEventListener(NOT_FOUND, listener);
  return () => removeEventListener(NOT_FOUND, listener);
}
