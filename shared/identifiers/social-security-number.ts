/** A Social Security number as screens and documents may show it: its last four digits. */
export const maskSocialSecurityNumber = (number: string): string => `•••-••-${number.slice(-4)}`;
