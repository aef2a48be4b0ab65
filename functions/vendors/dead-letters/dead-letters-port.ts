/** A place where what can never be done waits for a person, with an alarm. */
export type DeadLettersPort = {
  /** Puts a letter there. Rejects if it may not be there. */
  put(letter: object): Promise<void>;
};
