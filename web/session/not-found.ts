/** What a window hears when a call met a 404: something that a screen shows may be gone. */
export const NOT_FOUND = 'yarrow:not-found';

/** Calls back for every 404 of this page, until what it answers is called. */
export function whenNotFound(heard: () => void): () => void {
  addEventListener(NOT_FOUND, heard);
  return () => removeEventListener(NOT_FOUND, heard);
}
