import { maskPhone } from '#shared/values/phone.ts';

const countDigits = (text: string): number => text.replace(/\D/g, '').length;

/** A leading country code isn't part of the mask, so it doesn't count for the caret either. */
const countryDigits = (text: string): number => (text.replace(/\D/g, '').startsWith('1') ? 1 : 0);

/**
 * Masks what is in a phone input after an edit, and says where the caret belongs: behind the same digit as before, so that editing in the middle
 * doesn't move it to the end. `caret` is the input's `selectionStart` after the edit, in UTF-16 units.
 */
export const maskPhoneAt = (text: string, caret: number): { text: string; caret: number } => {
  const masked = maskPhone(text);
  const before = Math.max(
    0,
    countDigits(text.slice(0, caret)) - (countDigits(text.slice(0, caret)) > 0 ? countryDigits(text) : 0),
  );
  if (before === 0) return { text: masked, caret: masked === '' ? 0 : Math.min(caret, 1) };
  let digits = 0;
  for (let index = 0; index < masked.length; index += 1) {
    if (/\d/.test(masked[index] ?? '')) digits += 1;
    if (digits === before) return { text: masked, caret: index + 1 };
  }
  return { text: masked, caret: masked.length };
};

/**
 * Handles a backspace over a character of the mask, which deletes the digit before it. Without this, `(617) ` could never be emptied. Returns the
 * text to mask and the caret in it, or undefined if the browser's own deletion is right.
 */
export const deleteBackOverMask = (text: string, caret: number): { text: string; caret: number } | undefined => {
  if (caret === 0 || /\d/.test(text[caret - 1] ?? '')) return undefined;
  let at = caret - 1;
  while (at > 0 && !/\d/.test(text[at - 1] ?? '')) at -= 1;
  if (at === 0) return undefined;
  return { text: text.slice(0, at - 1) + text.slice(caret), caret: at - 1 };
};
