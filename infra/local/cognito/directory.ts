import { randomUUID } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { ServiceError } from '../http/aws-json.ts';
import type { Pool } from './pools.ts';

export type UserStatus = 'CONFIRMED' | 'UNCONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';

export type User = {
  pool: string;
  sub: string;
  username: string;
  email: string | null;
  password: string | null;
  status: UserStatus;
  enabled: boolean;
  attributes: Record<string, string>;
  groups: string[];
  /** Epoch milliseconds. */
  createdAt: number;
  modifiedAt: number;
  /** Access tokens issued before this epoch second are revoked (GlobalSignOut). */
  signedOutAt: number;
};

type Row = Omit<User, 'enabled' | 'attributes' | 'groups'> & { enabled: number; attributes: string; groups: string };

const fromRow = (row: Row): User => ({
  ...row,
  enabled: row.enabled === 1,
  attributes: JSON.parse(row.attributes) as Record<string, string>,
  groups: JSON.parse(row.groups) as string[],
});

const lower = (text: string): string => text.trim().toLowerCase();

/** The users of all pools: a row each, found by user name, sub, or email through indexes. */
export class UserDirectory {
  private readonly database: DatabaseSync;
  private readonly byName: StatementSync;
  private readonly upsert: StatementSync;
  private readonly now: () => number;

  constructor(database: DatabaseSync, now: () => number) {
    this.database = database;
    this.now = now;
    database.exec(`CREATE TABLE IF NOT EXISTS users (pool TEXT, sub TEXT, username TEXT, email TEXT, password TEXT, status TEXT,
      enabled INTEGER, attributes TEXT, groups TEXT, createdAt INTEGER, modifiedAt INTEGER, signedOutAt INTEGER, PRIMARY KEY (pool, sub));
      CREATE UNIQUE INDEX IF NOT EXISTS users_username ON users (pool, username);
      CREATE UNIQUE INDEX IF NOT EXISTS users_email ON users (pool, email)`);
    this.byName = database.prepare('SELECT * FROM users WHERE pool = ? AND (sub = ? OR username = ? OR email = ?)');
    this.upsert = database.prepare('INSERT OR REPLACE INTO users VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  }

  find(pool: Pool, name: string): User | undefined {
    const row = this.byName.get(pool.id, name, lower(name), pool.emailIsUsername ? lower(name) : null) as Row | undefined;
    return row && fromRow(row);
  }

  require(pool: Pool, name: string): User {
    const user = this.find(pool, name);
    if (!user) throw new ServiceError('UserNotFoundException', 'User does not exist.');
    return user;
  }

  /** Lists users in order of creation. `filter` is one `attribute = "value"` or `^=` clause, as ListUsers accepts it. */
  list(pool: Pool, filter: ((user: User) => boolean) | undefined): User[] {
    const rows = this.database.prepare('SELECT * FROM users WHERE pool = ? ORDER BY createdAt, sub').all(pool.id) as Row[];
    return rows.map(fromRow).filter((user) => !filter || filter(user));
  }

  create(pool: Pool, username: string, attributes: Record<string, string>, password: string | null, status: UserStatus): User {
    if (this.find(pool, username)) throw new ServiceError('UsernameExistsException', 'User account already exists');
    const sub = randomUUID();
    const email = attributes.email ?? (pool.emailIsUsername ? username : undefined);
    const user: User = {
      pool: pool.id,
      sub,
      username: pool.emailIsUsername ? sub : lower(username),
      email: null,
      password,
      status,
      enabled: true,
      attributes: { ...attributes, ...(email && { email }), sub },
      groups: [],
      createdAt: this.now(),
      modifiedAt: this.now(),
      signedOutAt: 0,
    };
    return this.save(user);
  }

  save(user: User): User {
    const attributes = { ...user.attributes };
    if (attributes.email) attributes.email = lower(attributes.email);
    const email = attributes.email ?? null;
    const taken = email
      ? this.database.prepare('SELECT sub FROM users WHERE pool = ? AND email = ? AND sub <> ?').get(user.pool, email, user.sub)
      : undefined;
    if (taken) throw new ServiceError('AliasExistsException', 'An account with the given email already exists.');
    const saved = { ...user, attributes, email, modifiedAt: this.now() };
    this.upsert.run(
      ...[saved.pool, saved.sub, saved.username, saved.email, saved.password, saved.status],
      ...[saved.enabled ? 1 : 0, JSON.stringify(saved.attributes), JSON.stringify(saved.groups)],
      ...[saved.createdAt, saved.modifiedAt, saved.signedOutAt],
    );
    return saved;
  }

  delete(user: User): void {
    this.database.prepare('DELETE FROM users WHERE pool = ? AND sub = ?').run(user.pool, user.sub);
  }
}
