/** The part of a number that gives its last four digits. */
type Masking = string | { lastFour: string };

/** Returns the last four digits of a stored number, which is all that screens get. */
export const lastFourOf = (masking: Masking): string => (typeof masking === 'string' ? masking.slice(-4) : masking.lastFour);

/** Returns a Social Security number as screens and documents may show it: only its last four digits. */
export const maskSocialSecurityNumber = (masking: Masking): string => `•••-••-${lastFourOf(masking)}`;

/** Returns a typed number as `###-##-####`, whether or not it has hyphens or spaces; undefined if it is not nine digits. */
export function typedSocialSecurityNumber(text: string): string | undefined {
  const parts = /^\s*(\d{3})[-\s]?(\d{2})[-\s]?(\d{4})\s*$/.exec(text.replace(/[\u2010-\u2015]/g, '-'));
  return parts ? parts.slice(1).join('-') : undefined;
}

/** The words beside a number that isn't nine digits. */
export const NINE_DIGITS = 'Enter all 9 digits, like 123-45-6789';

/** The words beside a number that can't be anyone's. */
export const NOT_ISSUED = 'That isn’t a valid Social Security number. Check it and try again.';

/** Numbers printed in advertisements and pamphlets, which the Social Security Administration has withdrawn. */
const withdrawn: ReadonlySet<string> = new Set(['078-05-1120', '219-09-9999', '457-55-5462']);

/** Checks that `###-##-####` can be someone's number: the area is never 000, 666, or 900 to 999, the group never 00, the serial number never 0000. */
export const isIssuedNumber = (number: string): boolean => !/^(000|666|9)|-00-|-0000$/.test(number) && !withdrawn.has(number);
