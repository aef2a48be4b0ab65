// What fields and answers may contain. Separate from the rest of text, so that a planner step that only checks answers loads nothing else (tidy-text.ts,
// text.ts).

/**
 * Matches one line without control characters (C0, C1, DEL), lone surrogates (neither UTF-8 nor the table can store them), line or paragraph separators
 * (they begin a line in a subject), direction overrides and embeddings (they make text read differently), and carriers of hidden text: interlinear
 * annotations and tags, except in the flags of England, Scotland, and Wales. Emoji and every script pass, with the marks that Arabic, Hebrew, Persian, and
 * Indic text needs: U+200C to U+200F, U+061C, and isolates.
 */
export const linePattern =
  /^(?:\u{1F3F4}[\u{E0030}-\u{E007A}]{3,6}\u{E007F}|[^\p{Cc}\p{Cs}\u2028-\u202E\uFFF9-\uFFFB\u{E0000}-\u{E007F}])*$/u;

/** Matches more marks on one letter than any language's names have, so many that they cover the lines above and below. */
export const stackedMarks = /[\p{Mn}\p{Me}]{5}/u;

/** The words beside text that `linePattern` or `linesPattern` refuses. */
export const HIDDEN_CHARACTERS = 'Contains hidden characters. Type it again.';

/** The words beside text that `stackedMarks` finds. */
export const STACKED_MARKS = 'Has too many accents. Type it again.';

/**
 * Returns the beginning of a text that someone sent, for a sentence on the screen: control characters as their signs (U+2400 and on), and what else `linePattern` refuses as
 * U+FFFD.
 */
export const visibleText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\p{Cc}\p{Cs}\u2028-\u202E\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu, (hidden) => {
    const code = hidden.codePointAt(0) as number;
    if (code === 0x7f) return '\u2421';
    return code < 0x20 ? String.fromCodePoint(0x2400 + code) : '\ufffd';
  });

/** Returns what is wrong with the characters of one line. */
export function lineFault(text: string): string | undefined {
  if (!linePattern.test(text)) return HIDDEN_CHARACTERS;
  return stackedMarks.test(text) ? STACKED_MARKS : undefined;
}

/** Trims text and removes embeddings (U+202A to U+202C), which Word and phones paste around Arabic, Hebrew, and telephone numbers. */
export const withoutEmbeddings = (text: string): string => text.replace(/[\u202A-\u202C]/g, '').trim();

/** Converts line breaks to `\n`, whatever the machine they were typed on. */
export function unifyLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
