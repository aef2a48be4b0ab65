// What fields and answers may hold. Apart from the rest of text, so that a planner's step which only checks answers loads nothing else (tidy-text.ts, text.ts).

/**
 * One line without control characters (C0, C1, DEL), lone surrogates (neither UTF-8 nor the table can hold them), line or paragraph separators (they begin a
 * line in a subject), and direction overrides and embeddings (they make text read other than it is). Emoji and every script pass, with the marks that Arabic,
 * Hebrew, Persian, and Indic text needs: U+200C to U+200F, U+061C, and isolates.
 */
export const linePattern = /^[^\p{Cc}\p{Cs}\u2028-\u202E]*$/u;

/** The words beside text that `linePattern` or `linesPattern` refuses. */
export const HIDDEN_CHARACTERS = 'Contains hidden characters. Type it again.';

/** Trims text and removes embeddings (U+202A to U+202C), which Word and phones paste around Arabic, Hebrew, and telephone numbers. */
export const withoutEmbeddings = (text: string): string => text.replace(/[\u202A-\u202C]/g, '').trim();

/** Line breaks as `\n`, whatever the machine it was typed on. */
export function unifyLineBreaks(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
