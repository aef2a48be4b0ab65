/**
 * Characters that only control others: embeddings and overrides of direction, word joiners, variants, the byte order mark. Isolates, which separate a name
 * from the direction around it, stay, and so do the joiners of Indic and Arabic letters.
 */
const steering = /(?!\u200C|\u200D|[\u2066-\u2069])\p{Default_Ignorable_Code_Point}/gu;

/** Returns a text as it is set: composed, in one line, without invisible characters. Half a surrogate pair becomes U+FFFD. */
export const cleanText = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text)
    ? text
    : text
        .toWellFormed()
        .normalize('NFC')
        .replace(steering, '')
        .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
