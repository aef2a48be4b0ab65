/** What people see beside a text that has a card number in it. */
export const CARD_NUMBER = 'This looks like a card number. Enter only its last four digits.';

/** Digits, each of their groups after up to three spaces, dots, slashes, and hyphens or dashes of any kind. */
const groupsOfDigits = /\d+(?:[\s./\u00ad\u00b7\u2010-\u2015\u2022\u2212-]{1,3}\d+)*/g;

/** Checks the last digit of a number (ISO/IEC 7812-1, Luhn). */
function hasLuhnDigit(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 0 ? digit : digit * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Returns whether groups that follow one another make up a card number. */
function isAmong(groups: readonly string[]): boolean {
  for (let from = 0; from < groups.length; from += 1) {
    let digits = '';
    for (let to = from; to < groups.length && digits.length < 19; to += 1) {
      digits += groups[to];
      if (digits.length >= 13 && digits.length <= 19 && hasLuhnDigit(digits)) return true;
    }
  }
  return false;
}

/**
 * Returns whether a text has the number of a card in it: 13 to 19 digits with a right last one, also in groups. We keep the last four digits of a card and no
 * more, which isn't storage of cardholder data (PCI SSC FAQ 1315).
 */
export function hasCardNumber(text: string): boolean {
  // Digits of other scripts and widths are digits.
  const plain = text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : String(digitOf(digit))));
  return (plain.match(groupsOfDigits) ?? []).some((run) => isAmong(run.split(/\D+/)));
}

/** Returns the value of a decimal digit of any script: each has ten in a row, the first after something that is none. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) as number;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
