/** Where what can never be done waits for a person, with an alarm that it is there. */
export type DeadLettersPort = {
  /** Puts a letter there. Rejects where it may not be there. */
  put(letter: object): Promise<void>;
};
