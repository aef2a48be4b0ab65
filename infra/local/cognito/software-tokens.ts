import type { DatabaseSync } from 'node:sqlite';
import { Secret, TOTP } from 'otpauth';
import { ServiceError } from '../http/aws-json.ts';
import type { User } from './directory.ts';

type Row = { secret: string | null; pending: string | null; enabled: number; preferred: number; used: string };

/** Seconds that one code is shown. An authenticator app counts them from 1970 (RFC 6238). */
const periodSeconds = 30;

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), period: periodSeconds });

/**
 * The authenticator apps of all users: one secret each, one being set up, and which time steps were used. The codes of the previous and the next step are
 * accepted too, because phones' clocks differ; none is accepted twice (RFC 6238, section 5.2).
 */
export class SoftwareTokens {
  private readonly database: DatabaseSync;
  private readonly now: () => number;

  constructor(database: DatabaseSync, now: () => number) {
    this.database = database;
    this.now = now;
    database.exec(`CREATE TABLE IF NOT EXISTS software_tokens (pool TEXT, sub TEXT, secret TEXT, pending TEXT,
      enabled INTEGER, preferred INTEGER, used TEXT, PRIMARY KEY (pool, sub)) WITHOUT ROWID`);
  }

  private row({ pool, sub }: User): Row {
    const found = this.database.prepare('SELECT * FROM software_tokens WHERE pool = ? AND sub = ?').get(pool, sub);
    return (found as Row | undefined) ?? { secret: null, pending: null, enabled: 0, preferred: 0, used: '[]' };
  }

  private save({ pool, sub }: User, { secret, pending, enabled, preferred, used }: Row): void {
    this.database
      .prepare('INSERT OR REPLACE INTO software_tokens VALUES (?, ?, ?, ?, ?, ?, ?)')
      .run(pool, sub, secret, pending, enabled, preferred, used);
  }

  /** Returns the time step of a code; `undefined` if no accepted step has it. */
  private stepOf(secret: string, code: string): number | undefined {
    const delta = /^\d{6}$/.test(code) ? totpOf(secret).validate({ token: code, timestamp: this.now(), window: 1 }) : null;
    return delta === null ? undefined : Math.floor(this.now() / 1000 / periodSeconds) + delta;
  }

  /** Makes the secret of a new app. One that was verified before keeps working until the new one is. */
  associate(user: User): string {
    const secret = new Secret({ size: 32 }).base32;
    this.save(user, { ...this.row(user), pending: secret });
    return secret;
  }

  /** Starts using the app being set up, with the first code that it shows. */
  verify(user: User, code: string): void {
    const row = this.row(user);
    if (row.pending === null) throw new ServiceError('SoftwareTokenMFANotFoundException', 'No software token is being set up.');
    const step = this.stepOf(row.pending, code);
    if (step === undefined) throw new ServiceError('EnableSoftwareTokenMFAException', 'Code mismatch');
    this.save(user, { ...row, secret: row.pending, pending: null, used: JSON.stringify([step]) });
  }

  /** Accepts a code at sign-in, once. */
  accept(user: User, code: string): void {
    const row = this.row(user);
    const step = row.secret === null ? undefined : this.stepOf(row.secret, code);
    if (step === undefined) throw new ServiceError('CodeMismatchException', 'Invalid code received for user');
    const used = JSON.parse(row.used) as number[];
    if (used.includes(step)) throw new ServiceError('ExpiredCodeException', 'Your software token has already been used once.');
    this.save(user, { ...row, used: JSON.stringify([...used.filter((each) => each >= step - 2), step]) });
  }

  /** Tells whether a sign-in asks for a code. */
  isAsked(user: User): boolean {
    const { secret, enabled } = this.row(user);
    return secret !== null && enabled === 1;
  }

  /** Sets whether a sign-in asks for a code. Source: Cognito API, AdminSetUserMFAPreference. */
  prefer(user: User, { Enabled = false, PreferredMfa = false }: { Enabled?: boolean; PreferredMfa?: boolean }): void {
    const row = this.row(user);
    if (Enabled && row.secret === null)
      throw new ServiceError('InvalidParameterException', 'User has not verified software token mfa');
    if (PreferredMfa && !Enabled) throw new ServiceError('InvalidParameterException', 'A preferred MFA method must be enabled.');
    this.save(user, { ...row, enabled: Enabled ? 1 : 0, preferred: PreferredMfa ? 1 : 0 });
  }

  /** Returns what AdminGetUser and GetUser say about it. */
  settings(user: User): { UserMFASettingList?: string[]; PreferredMfaSetting?: string } {
    const { secret, enabled, preferred } = this.row(user);
    if (secret === null || enabled === 0) return {};
    return {
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      ...(preferred === 1 && { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }),
    };
  }

  forget({ pool, sub }: User): void {
    this.database.prepare('DELETE FROM software_tokens WHERE pool = ? AND sub = ?').run(pool, sub);
  }
}
