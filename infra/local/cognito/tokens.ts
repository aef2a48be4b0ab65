import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { ServiceError } from '../http/aws-json.ts';
import type { User } from './directory.ts';
import type { Client, Pool } from './pools.ts';
import type { Claims, SigningKey } from './signing-key.ts';

/** One sign-in. All tokens refreshed from it share its origin. Times in epoch seconds. */
export type Session = {
  hash: string;
  pool: string;
  client: string;
  sub: string;
  origin: string;
  authTime: number;
  expiresAt: number;
};

export type AuthenticationResult = {
  AccessToken: string;
  IdToken: string;
  RefreshToken?: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Issues access, ID, and refresh tokens with Cognito's claims, and revokes them. Refresh tokens are opaque and stored as a hash. */
export class Tokens {
  private readonly database: DatabaseSync;
  private readonly key: SigningKey;
  private readonly now: () => number;

  constructor(database: DatabaseSync, key: SigningKey, now: () => number) {
    this.database = database;
    this.key = key;
    this.now = now;
    database.exec(`CREATE TABLE IF NOT EXISTS sessions (hash TEXT PRIMARY KEY, pool TEXT, client TEXT, sub TEXT, origin TEXT,
      authTime INTEGER, expiresAt INTEGER) WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS sessions_sub ON sessions (pool, sub);
      CREATE TABLE IF NOT EXISTS revoked_origins (origin TEXT PRIMARY KEY) WITHOUT ROWID`);
    database.prepare('DELETE FROM sessions WHERE expiresAt < ?').run(this.seconds());
  }

  private seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  private claims(pool: Pool, user: User, session: Session): Claims {
    return {
      sub: user.sub,
      ...(user.groups.length > 0 && { 'cognito:groups': user.groups }),
      iss: pool.issuer,
      origin_jti: session.origin,
      event_id: randomUUID(),
      auth_time: session.authTime,
      iat: this.seconds(),
      jti: randomUUID(),
    };
  }

  private accessAndId(pool: Pool, client: Client, user: User, session: Session): AuthenticationResult {
    const now = this.seconds();
    const access = {
      ...this.claims(pool, user, session),
      client_id: client.id,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      username: user.username,
      exp: now + client.accessTokenSeconds,
    };
    const { sub: _sub, email_verified: verified, ...attributes } = user.attributes;
    const id = {
      ...this.claims(pool, user, session),
      ...attributes,
      ...(verified !== undefined && { email_verified: verified === 'true' }),
      'cognito:username': user.username,
      aud: client.id,
      token_use: 'id',
      exp: now + client.idTokenSeconds,
    };
    return {
      AccessToken: this.key.sign(access),
      IdToken: this.key.sign(id),
      ExpiresIn: client.accessTokenSeconds,
      TokenType: 'Bearer',
    };
  }

  private open(session: Omit<Session, 'hash'>): { token: string; session: Session } {
    const token = randomBytes(48).toString('base64url');
    const opened = { ...session, hash: hashOf(token) };
    const { hash, pool, client, sub, origin, authTime, expiresAt } = opened;
    this.database
      .prepare('INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(hash, pool, client, sub, origin, authTime, expiresAt);
    return { token, session: opened };
  }

  /** Issues the tokens of a new sign-in. */
  issue(pool: Pool, client: Client, user: User): AuthenticationResult {
    const authTime = this.seconds();
    const expiresAt = authTime + client.refreshTokenSeconds;
    const { token, session } = this.open({
      pool: pool.id,
      client: client.id,
      sub: user.sub,
      origin: randomUUID(),
      authTime,
      expiresAt,
    });
    return { ...this.accessAndId(pool, client, user, session), RefreshToken: token };
  }

  /** Issues new access and ID tokens for a session; with rotation a new refresh token too, and the old one stops working. */
  refresh(pool: Pool, client: Client, user: User, session: Session, rotate: boolean): AuthenticationResult {
    const result = this.accessAndId(pool, client, user, session);
    if (!rotate) return result;
    this.database.prepare('DELETE FROM sessions WHERE hash = ?').run(session.hash);
    return { ...result, RefreshToken: this.open(session).token };
  }

  session(refreshToken: string, client: Client): Session {
    const found = this.database.prepare('SELECT * FROM sessions WHERE hash = ?').get(hashOf(refreshToken)) as Session | undefined;
    if (!found || found.client !== client.id) throw new ServiceError('NotAuthorizedException', 'Invalid Refresh Token');
    if (found.expiresAt < this.seconds()) throw new ServiceError('NotAuthorizedException', 'Refresh Token has expired');
    return found;
  }

  /** Revokes this refresh token and the access tokens that came from it (RevokeToken). An unknown token is no error. */
  revoke(refreshToken: string): void {
    const found = this.database.prepare('SELECT * FROM sessions WHERE hash = ?').get(hashOf(refreshToken)) as Session | undefined;
    if (!found) return;
    this.database.prepare('DELETE FROM sessions WHERE origin = ?').run(found.origin);
    this.database.prepare('INSERT OR IGNORE INTO revoked_origins VALUES (?)').run(found.origin);
  }

  /** Ends every session of a user. Returns the epoch second to record on the user, before which access tokens no longer count. */
  signOut(user: User): number {
    const sessions = this.database
      .prepare('SELECT DISTINCT origin FROM sessions WHERE pool = ? AND sub = ?')
      .all(user.pool, user.sub);
    for (const { origin } of sessions)
      this.database.prepare('INSERT OR IGNORE INTO revoked_origins VALUES (?)').run(String(origin));
    this.database.prepare('DELETE FROM sessions WHERE pool = ? AND sub = ?').run(user.pool, user.sub);
    return this.seconds();
  }

  /** Returns the claims of a live access token, for the calls that a user makes with it (GetUser, GlobalSignOut, ChangePassword). */
  verifyAccess(token: string): Claims {
    const claims = this.key.verify(token);
    if (claims?.token_use !== 'access') throw new ServiceError('NotAuthorizedException', 'Invalid Access Token');
    if (Number(claims.exp) <= this.seconds()) throw new ServiceError('NotAuthorizedException', 'Access Token has expired');
    if (this.database.prepare('SELECT 1 FROM revoked_origins WHERE origin = ?').get(String(claims.origin_jti))) {
      throw new ServiceError('NotAuthorizedException', 'Access Token has been revoked');
    }
    return claims;
  }
}
