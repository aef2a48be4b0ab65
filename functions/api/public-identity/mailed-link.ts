import type { AccountRecord } from '#functions/table/account.ts';
import { readAccountOfLink } from '#functions/table/newest-link.ts';
import type { Table } from '#functions/table/table.ts';
import type { TokenRecord } from '#functions/table/token.ts';

/**
 * Returns the account that a link to its mailbox still works for: the account is active, the mailbox is still its own, no newer link of the same purpose
 * was issued, and no password was set since this one was emailed, unless by this link (whose request may have died halfway). `undefined` otherwise, after
 * the same one read.
 */
export async function accountOfMailedLink(table: Table, token: TokenRecord | undefined): Promise<AccountRecord | undefined> {
  const found = await readAccountOfLink(table, token);
  if (!token || !found?.isNewest) return undefined;
  const { account } = found;
  if (account.status !== 'active' || account.email !== token.email) return undefined;
  const isSuperseded = account.sessionsValidFrom !== null && account.sessionsValidFrom >= token.createdOn;
  return isSuperseded && account.passwordResetBy !== token.hash ? undefined : account;
}
