// Formats US phone numbers, which are shown and stored as `(###) ###-####`. No library: the browser formats on every keystroke.

/** Sets the length of a formatted number; contacts of a plan need all of it (docs/decisions.md, Planner). */
export const FORMATTED_PHONE_LENGTH = 14;

/** Sets the placeholder of every phone field (docs/decisions.md, Screens). */
export const PHONE_PLACEHOLDER = '(555) 555-5555';

/** Returns up to ten digits that a person typed. A leading country code 1 is dropped (no area code begins with 1); letters and punctuation are ignored. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^1+/, '').slice(0, 10);
}

/** Formats a number as far as it is typed: `6` is `(6`, `6175` is `(617) 5`, `6175550134` is `(617) 555-0134`; an empty one stays empty. */
export function maskPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits.length === 0) return '';
  if (digits.length <= 3) return `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/**
 * Returns whether the text is a complete number of the North American plan: ten digits (or eleven after a 1), with area code and exchange beginning with 2
 * to 9. Fictional 555 numbers pass. Letters and extensions don't.
 */
export function isValidPhone(text: string): boolean {
  if (!/^[\d\s().+-]+$/.test(text)) return false;
  const digits = text.replace(/\D/g, '');
  return /^1?[2-9]\d{2}[2-9]\d{6}$/.test(digits);
}

/** Returns E.164 (`+16175550134`), or `undefined` if the number isn't complete. */
export function toE164(text: string): string | undefined {
  return isValidPhone(text) ? `+1${phoneDigits(text)}` : undefined;
}

/** Returns the target of a phone link (`tel:+16175550134`), or `undefined` if the number isn't complete. */
export function telephoneLink(text: string): string | undefined {
  const number = toE164(text);
  return number && `tel:${number}`;
}

/** Returns the target of a phone link for a number as someone typed it, complete or not. */
export const dialLink = (text: string): string => `tel:${text.replace(/[^\d+]/g, '')}`;
