import type { Display } from '#shared/contract/session.ts';
import type { Account } from '#shared/model/account.ts';
import type { AccountKind } from '#shared/model/enumerations/people.ts';
import type { Membership } from '#shared/model/membership.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

/**
 * An account as it is stored. `pendingEmail` is an address that isn't verified yet; sessions opened at or before `sessionsValidFrom` (a UTC time) are over;
 * `passwordResetBy` is the hash of the reset link that set it, so that the same link can be finished after a crash.
 */
export type AccountRecord = Account & {
  version: number;
  pendingEmail: string | null;
  defaultLocationId: string | null;
  opensFirst?: 'cases';
  display?: Display;
  sessionsValidFrom: string | null;
  passwordResetBy?: string;
  /** When a sign-in started asking for a code of the authenticator app (a UTC time); absent if it doesn't. The pool follows this. */
  secondFactorOn?: string;
};

/** A case that an account takes part in as a relative, stored beside the account: which contact it is, and at which home. */
export type CaseLink = { caseId: string; contactId: string; locationId: string };

/**
 * What is known about one sign-in besides its tokens: `ended` by a sign-out, or `kept` through the ending of all others at `keptFrom`
 * (`sessionsValidFrom`).
 */
export type SessionMark = { id: string; state: 'ended' } | { id: string; state: 'kept'; keptFrom: string | null };

/** The row of a system user who acts for a provider person until `until` (a UTC time). */
export type SupportRecord = {
  /** The session's id in the list of all (`support-session.ts`). Absent from a row that was written before there was one. */
  id?: string;
  accountId: string;
  email: string;
  reason: string;
  startedOn: string;
  until: string;
};

/** Everything that one query of an account's collection returns. */
export type AccountCollection = {
  account: AccountRecord;
  memberships: Membership[];
  cases: CaseLink[];
  sessions: SessionMark[];
  support: SupportRecord | null;
};

const partition = (accountId: string) => `ACCOUNT#${accountId}`;

/** Keys of an account's collection, and of the address that leads to it. */
export const accountKeys = {
  account: (id: string): Key => ({ pk: partition(id), sk: 'ACCOUNT' }),
  membership: (id: string, locationId: string): Key => ({ pk: partition(id), sk: `MEMBERSHIP#${locationId}` }),
  case: (id: string, caseId: string): Key => ({ pk: partition(id), sk: `CASE#${caseId}` }),
  session: (id: string, sessionId: string): Key => ({ pk: partition(id), sk: `SESSION#${sessionId}` }),
  support: (id: string): Key => ({ pk: partition(id), sk: 'SUPPORT' }),
  email: (email: string): Key => ({ pk: `EMAIL#${email}`, sk: 'EMAIL' }),
};

export const accountItem = ({ version, ...account }: AccountRecord): Item =>
  toItem('account', accountKeys.account(account.id), account, version);

/** Returns the row that makes an address belong to one account. It is written `unless: 'exists'`. */
export const emailItem = (email: string, accountId: string, kind: AccountKind): Item =>
  toItem('email', accountKeys.email(email), { accountId, kind });

export const membershipItem = (accountId: string, membership: Membership): Item =>
  toItem('membership', accountKeys.membership(accountId, membership.locationId), membership);

/**
 * Returns the row that lets an account take part in a case. The row is the access: without it, the case is closed to the account from the next request on.
 */
export const caseLinkItem = (accountId: string, link: CaseLink): Item =>
  toItem('case-link', accountKeys.case(accountId, link.caseId), link);

/** Returns all items of an account, for writing it whole (seeding, import). */
export const accountItems = (account: AccountRecord, memberships: Membership[] = []): Item[] => [
  accountItem(account),
  emailItem(account.email, account.id, account.kind),
  ...memberships.map((membership) => membershipItem(account.id, membership)),
];

/** Returns the account in its own row. */
export const accountOf = (item: Item): AccountRecord => ({
  ...fromItem<Omit<AccountRecord, 'version'>>(item),
  version: item.version as number,
});

/**
 * Reads an account with its memberships, the cases that it takes part in, ended sessions, and its open support session, in one consistent query (a second
 * only past 1 MB): anyone who was removed or signed out loses access immediately.
 */
export async function readAccount(table: Table, accountId: string): Promise<AccountCollection | undefined> {
  const items = await everyItem(table, partition(accountId), { consistent: true });
  const all = <Entity>(entityType: string) => items.filter((item) => item.entityType === entityType).map(fromItem<Entity>);
  const account = items.find((item) => item.entityType === 'account');
  if (!account) return undefined;
  return {
    account: accountOf(account),
    memberships: all<Membership>('membership'),
    cases: all<CaseLink>('case-link'),
    sessions: all<SessionMark>('session'),
    support: all<SupportRecord>('support')[0] ?? null,
  };
}

/** Reads the account's own row, consistently. */
export async function readAccountRow(table: Table, accountId: string): Promise<AccountRecord | undefined> {
  const item = await table.get(accountKeys.account(accountId), { consistent: true });
  return item && accountOf(item);
}

/** Reads the rows of several accounts, consistently. Those that don't exist are left out. */
export async function readManyAccountRows(table: Table, accountIds: readonly string[]): Promise<AccountRecord[]> {
  if (accountIds.length === 0) return [];
  return (await table.getMany([...new Set(accountIds)].map(accountKeys.account), { consistent: true })).map(accountOf);
}

/** Returns whose address it is. */
export async function accountByEmail(table: Table, email: string): Promise<{ accountId: string; kind: AccountKind } | undefined> {
  const item = await table.get(accountKeys.email(email), { consistent: true });
  return item && fromItem<{ accountId: string; kind: AccountKind }>(item);
}

/** Changes fields of an account that is still at `version` and counts the write. An `undefined` field is removed. */
export const accountUpdate = (id: string, version: number, set: Partial<AccountRecord> & { updatedBy?: unknown }): Write => ({
  update: accountKeys.account(id),
  set: { ...set, version: version + 1 },
  condition: { expression: '#version = :seen', names: { '#version': 'version' }, values: { ':seen': version } },
});

/** How long a mark matters, in seconds: as long as the access token if the refresh token is revoked as well, else as long as the refresh token. */
export const markSeconds = { accessToken: 3_660, refreshToken: 30 * 86_400 } as const;

/** Marks a session as ended or kept. */
export async function markSession(
  table: Table,
  accountId: string,
  mark: SessionMark,
  now: Date,
  seconds: number = markSeconds.refreshToken,
): Promise<void> {
  const expiresAt = Math.floor(now.getTime() / 1000) + seconds;
  await table.put({ ...toItem('session', accountKeys.session(accountId, mark.id), mark), expiresAt });
}
