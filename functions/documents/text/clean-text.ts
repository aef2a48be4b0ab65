/**
 * Characters that only steer others: embeddings and overrides of direction, joiners of words, variants, the mark of byte order. What isolates a name
 * from the direction around it stays, and so do the joiners of Indic and Arabic letters.
 */
const steering = /(?!\u200C|\u200D|[\u2066-\u2069])\p{Default_Ignorable_Code_Point}/gu;

/** A text in the form in which it is set: composed, in one line, without what cannot be seen. Half a surrogate pair becomes U+FFFD. */
export const cleanText = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text)
    ? text
    : text
        .toWellFormed()
        .normalize('NFC')
        .replace(steering, '')
        .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

/** A name to stand in a sentence: in a script that runs from right to left it would otherwise draw figures and stops beside it to its other side. */
export const isolated = (text: string): string => (/[^\p{Cc} -\u02FF]/u.test(text) ? `\u2068${text}\u2069` : text);
