// Text stored before a text rule existed stays readable: the rules are for what people type now.

let isReading = false;

/** Returns whether text is being read from storage, where the rules for typed text (`tidyText`, `hasWord`) refuse nothing. */
export const isReadingStored = (): boolean => isReading;

/** Runs a schema over stored values: text older than today's rules passes, without characters that hide or reorder it. `read` must not be async. */
export function readStored<Result>(read: () => Result): Result {
  isReading = true;
  try {
    return read();
  } finally {
    isReading = false;
  }
}
