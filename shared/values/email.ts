// One email rule for screen and server.

/** RFC 5321 section 4.5.3.1.3: a path has 256 octets with its angle brackets. */
export const MAX_EMAIL = 254;

/**
 * Matches ASCII addresses with a dotted domain, without quoted local parts or address literals. Addresses outside ASCII are refused, since the email
 * service (SES) doesn't accept them (SMTPUTF8). Every repeated group begins with a character that its neighbor can't match: linear time.
 */
export const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/** Returns the form of an email that identifies an account: trimmed, lowercase. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Returns whether a normalized address is one that we can write to: at most 254 characters, 64 before the @. */
export function isEmail(text: string): boolean {
  const email = normalizeEmail(text);
  return email.length <= MAX_EMAIL && email.indexOf('@') <= 64 && emailPattern.test(email);
}
