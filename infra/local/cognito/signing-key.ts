import { createHash, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject, sign, verify } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';

export type Claims = Record<string, unknown>;

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The RSA key that all pools of this installation sign with. Made once and kept in the state folder; nobody else has it. */
export class SigningKey {
  readonly id: string;
  private readonly secret: KeyObject;
  private readonly public: KeyObject;

  constructor(pem: string) {
    this.secret = createPrivateKey(pem);
    this.public = createPublicKey(this.secret);
    this.id = createHash('sha256')
      .update(this.public.export({ type: 'spki', format: 'der' }))
      .digest('base64url')
      .slice(0, 22);
  }

  static async load(database: DatabaseSync): Promise<SigningKey> {
    database.exec('CREATE TABLE IF NOT EXISTS signing_key (pem TEXT)');
    const stored = database.prepare('SELECT pem FROM signing_key').get();
    if (stored) return new SigningKey(String(stored.pem));
    const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    database.prepare('INSERT INTO signing_key VALUES (?)').run(pem);
    return new SigningKey(pem);
  }

  get jwks(): { keys: unknown[] } {
    return { keys: [{ ...this.public.export({ format: 'jwk' }), kid: this.id, alg: 'RS256', use: 'sig' }] };
  }

  sign(claims: Claims): string {
    const text = `${part({ kid: this.id, alg: 'RS256' })}.${part(claims)}`;
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), this.secret).toString('base64url')}`;
  }

  /** Returns the claims of a token of ours, or undefined if the signature isn't this key's. The caller checks expiry. */
  verify(token: string): Claims | undefined {
    const [header = '', payload = '', signature = ''] = token.split('.');
    if (!verify('RSA-SHA256', Buffer.from(`${header}.${payload}`), this.public, Buffer.from(signature, 'base64url')))
      return undefined;
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  }
}
