import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (challenge: string) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(challenge, 'base64url'), '', 'yarrow sign-in challenge', 32));

/** Encrypts what a pool gave us with the challenge, which only the browser has, so that nobody can read sessions from the table. */
export function seal(challenge: string, content: unknown, nonce: Uint8Array): string {
  const iv = nonce.slice(0, nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(challenge), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** Decrypts what `seal` made. Throws if it was made under another challenge, or changed since. */
export function unseal<Content>(challenge: string, sealed: string): Content {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(challenge), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const body = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  return JSON.parse(body.toString('utf8')) as Content;
}
