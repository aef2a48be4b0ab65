// One email rule for screen and server.

/** RFC 5321 section 4.5.3.1.3: a path has 256 octets with its angle brackets. */
export const MAX_EMAIL = 254;

/**
 * ASCII addresses with a dotted domain; no quoted local parts and no address literals. Addresses outside ASCII are refused, since the
 * mail service (SES) does not take them (SMTPUTF8). Every repeated group begins with a sign that its neighbour cannot match: linear time.
 */
export const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/** One person has one account by this form: trimmed, lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Whether the address, once normalised, is one that we can write to: at most 254 characters, 64 before the @. */
export function isEmail(text: string): boolean {
  const email = normaliseEmail(text);
  return email.length <= MAX_EMAIL && email.indexOf('@') <= 64 && emailPattern.test(email);
}
