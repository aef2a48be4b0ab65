import type { SealedNumber } from '../model/social-security-number.ts';

/** As much of a number as its last four digits are read from. */
type Masking = string | Pick<SealedNumber, 'lastFour'>;

/** Returns the last four digits of a kept number, which are all that screens are told of it. */
export const lastFourOf = (kept: Masking): string => (typeof kept === 'string' ? kept.slice(-4) : kept.lastFour);

/** Returns a Social Security number as screens and documents may show it: only its last four digits. */
export const maskSocialSecurityNumber = (kept: Masking): string => `•••-••-${lastFourOf(kept)}`;

/** Returns a typed number as `###-##-####`, whether or not it has hyphens or spaces; undefined if it is not nine digits. */
export function typedSocialSecurityNumber(text: string): string | undefined {
  const parts = /^\s*(\d{3})[-\s]?(\d{2})[-\s]?(\d{4})\s*$/.exec(text.replace(/[\u2010-\u2015]/g, '-'));
  return parts ? parts.slice(1).join('-') : undefined;
}
