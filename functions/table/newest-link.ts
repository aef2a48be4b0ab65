import type { AccountRecord } from './account.ts';
import { accountKeys, accountOf } from './account.ts';
import type { Key, Table } from './table.ts';
import type { TokenRecord } from './token.ts';
import { tokenItem } from './token.ts';
import { wasWritten } from './write-failures.ts';

/** A token whose account is known: only the newest link of a purpose to an address works. */
type Link = Pick<TokenRecord, 'accountId' | 'purpose' | 'email'>;

/** Returns the key of the row that names the newest link. It lasts as long as that link; by then every earlier one is over as well. */
export const newestKey = ({ accountId, purpose, email }: Link): Key => ({
  pk: `LINKS#${accountId}`,
  sk: `${purpose}#${email}`,
});

/**
 * Stores a token and makes it the only one of its kind that works. `requestedAt` is when its event happened: if a link that was requested later has already
 * been issued, returns false and stores nothing. A redelivered event may issue its link again.
 */
export async function issueNewest(table: Table, record: TokenRecord, requestedAt: string): Promise<boolean> {
  const condition = {
    expression: 'attribute_not_exists(requestedAt) OR requestedAt <= :at',
    values: { ':at': requestedAt },
  };
  const token = tokenItem(record);
  const set = { entityType: 'newest-link', hash: record.hash, requestedAt, expiresAt: token.expiresAt };
  return wasWritten(table.transact([{ update: newestKey(record), set, condition }, { put: token }]));
}

/** No account has this id. It is read in place of one, so that an unknown link takes as long as a known one. */
const nobodyId = '00000000-0000-8000-8000-000000000000';

/**
 * Reads the account of a link in one request, and whether a later link of the same purpose to the same address was issued. Without a row for it, none was.
 * `undefined` without an account.
 */
export async function readAccountOfLink(
  table: Table,
  token: TokenRecord | undefined,
): Promise<{ account: AccountRecord; isNewest: boolean } | undefined> {
  const accountId = token?.accountId ?? nobodyId;
  const newest = newestKey({ accountId, purpose: token?.purpose ?? 'password-reset', email: token?.email ?? '' });
  const items = await table.getMany([accountKeys.account(accountId), newest], { consistent: true });
  const account = items.find(({ entityType }) => entityType === 'account');
  const row = items.find(({ entityType }) => entityType === 'newest-link');
  return token && account && { account: accountOf(account), isNewest: row === undefined || row.hash === token.hash };
}
