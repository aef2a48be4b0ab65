// Plain text that people type: bounds, characters that no field keeps, and the key under which names are searched and compared.

/**
 * One line without control characters (C0, C1, DEL), lone surrogates (neither UTF-8 nor the table can hold them), line or paragraph separators (they begin a
 * line in a subject), and direction overrides and embeddings (they make text read other than it is). Emoji and every script pass, with the marks that Arabic,
 * Hebrew, Persian, and Indic text needs: U+200C to U+200F, U+061C, and isolates.
 */
export const linePattern = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E]*$/u;

/** As `linePattern`, with line breaks and tabs. */
export const linesPattern = /^(?:[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E]|[\n\t])*$/u;

/** The words beside text that `linePattern` or `linesPattern` refuses. */
export const HIDDEN_CHARACTERS = 'Contains hidden characters. Type it instead of pasting it.';

/** The words beside a name or title without anything to read. */
export const NO_WORD = 'Use at least one letter or number';

/** Anything that leaves a mark on the page. Controls count, so that `linePattern` refuses them rather than `tidyText` losing them. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;

/** A letter or digit that can be seen; Hangul fillers are letters that can't. */
const word = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** Checks that a name, title, or label has a visible letter or digit. */
export const hasWord = (text: string): boolean => word.test(text);

/** Checks that a note says something: a word, or an emoji as people answer with. */
export const saysSomething = (text: string): boolean => hasWord(text) || /\p{Extended_Pictographic}/u.test(text);

/** Removes isolates without a partner from one line: a lone one would reach into the text that follows a name. */
function withoutLoneIsolates(line: string): string {
  const characters = line.split('');
  const open: number[] = [];
  for (const [at, character] of characters.entries()) {
    if (character === '\u2069' && open.pop() === undefined) characters[at] = '';
    else if (character >= '\u2066' && character <= '\u2068') open.push(at);
  }
  for (const at of open) characters[at] = '';
  return characters.join('');
}

/**
 * Trims typed text and removes what only steers direction and has lost its meaning: embeddings (U+202A to U+202C), which Word and phones paste around Arabic,
 * Hebrew, and telephone numbers, and isolates without a partner. Nothing visible is ever removed. Text with nothing visible in it is empty.
 */
export function tidyText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.trim();
  const tidy = text
    .replace(/[\u202A-\u202C]/g, '')
    .split('\n')
    .map(withoutLoneIsolates)
    .join('\n')
    .trim();
  return visible.test(tidy) ? tidy : '';
}

/** Returns stored text, which may be older than these rules, without what hides or reorders it. Tidy text comes back unchanged. */
export const withoutHiddenCharacters = (text: string): string =>
  text.replace(/[\u202A-\u202E]/g, '').replace(/[\p{Zl}\p{Zp}]/gu, ' ');

/** Line breaks as `\n`, whatever the machine it was typed on. */
export function unifyLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

const letters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };
const shortWords: Record<string, string> = { saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt' };

/**
 * The key by which a name is found: without accents, case, punctuation and doubled spaces, with the words that US place names shorten
 * in one form, so "Saint Louis", "St. Louis" and "st louis" are equal, and "O'Fallon" equals "OFallon". Letters of every script stay.
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
    .map((word) => shortWords[word] ?? word)
    .join(' ');
}

/** The text cut to `length` characters plus an ellipsis, never inside a surrogate pair; whole when it fits (review preview: 140). */
export function preview(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}\u2026`;
}
