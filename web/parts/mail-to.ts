/**
 * Returns the address of a link that writes to someone. An email's local part may hold `?`, `&`, `=`, and `%`, which in such an address would add
 * recipients or a text of its author's (RFC 6068, section 2); the `@` stays readable.
 */
export function mailTo(email: string, subject?: string): string {
  const at = email.lastIndexOf('@');
  const to = [email.slice(0, at), email.slice(at + 1)].map(encodeURIComponent).join('@');
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}
