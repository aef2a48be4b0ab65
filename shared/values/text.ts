// The key for searching and comparing names, and short forms of text.

const letters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };
const shortWords = new Map([
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['fort', 'ft'],
  ['mount', 'mt'],
]);

/**
 * Returns the key that finds a name: no accents, capitals, punctuation, or double spaces, and one form for words that US place names abbreviate, so "Saint
 * Louis", "St. Louis", and "st louis" are equal, and "O'Fallon" equals "OFallon". Letters of every script stay.
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđðþßæœı]/g, (letter) => letters[letter] as string)
    .replace(/['\u2019\u02bc.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => shortWords.get(word) ?? word)
    .join(' ');
}

/** Cuts the text to `length` characters plus an ellipsis, never inside a surrogate pair. Text that fits stays whole (review preview: 140). */
export function preview(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}\u2026`;
}

/** Returns words with a capital at their beginning. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
