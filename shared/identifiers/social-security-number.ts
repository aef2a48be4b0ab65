import { type KeptNumber, lastFourOf } from '../model/social-security-number.ts';

/** Returns a Social Security number as screens and documents may show it: only its last four digits. */
export const maskSocialSecurityNumber = (kept: KeptNumber): string => `•••-••-${lastFourOf(kept)}`;
