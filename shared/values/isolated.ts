/** Isolates a name in a sentence: if its script runs from right to left, it would otherwise move figures and punctuation beside it to its other side. */
export const isolated = (text: string): string => (/[^\p{Cc} -\u02FF]/u.test(text) ? `\u2068${text}\u2069` : text);
