/**
 * Returns the address of a link that writes to someone. The local part of an email may contain `?`, `&`, `=`, and `%`, which unescaped would add
 * recipients or text to the message (RFC 6068, section 2). The `@` stays readable.
 */
export function mailTo(email: string, subject?: string): string {
  const at = email.lastIndexOf('@');
  const to = [email.slice(0, at), email.slice(at + 1)].map(encodeURIComponent).join('@');
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}
