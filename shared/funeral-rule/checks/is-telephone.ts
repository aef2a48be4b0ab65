/** Digits of a number, the letters read as on a telephone's keys. */
const digitsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => '22233344455566677778889999'[letter.charCodeAt(0) - 97] ?? '')
    .replace(/\D/g, '');

/**
 * Whether a text is a telephone number that can be called: seven digits of a local one, or ten of the North American plan, in which neither the area code nor
 * the exchange begins with 0 or 1. "000-000-0000" and "TBD" are none. A number of another country is any with enough digits.
 */
export function isTelephone(text = ''): boolean {
  const number = text.replace(/\b(?:ext|extension|x)\b\.?\s*\d+\s*$/i, '');
  if (!/\d/.test(number)) return false;
  const digits = digitsOf(number).replace(/^1(?=\d{10}$)/, '');
  if (/^(\d)\1*$/.test(digits)) return false;
  if (digits.length === 10 && !/^\s*\+(?!1)/.test(number)) return /^[2-9]\d\d[2-9]/.test(digits);
  return digits.length >= 7;
}
