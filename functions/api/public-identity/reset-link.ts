import type { AccountRecord } from '#functions/table/account.ts';
import { readAccountRow } from '#functions/table/account.ts';
import type { Table } from '#functions/table/table.ts';
import type { TokenRecord } from '#functions/table/token.ts';

/** Read where there is no account, so that an unknown link takes as long as a known one. */
const nobodyId = '00000000-0000-8000-8000-000000000000';

/**
 * The account that a reset link may still set a password for: it is active, the link's mailbox is still its own, and no password was set since the link was mailed, unless by this very
 * link (whose request may have died half way). `undefined` otherwise, after the same one read.
 */
export async function resettableAccount(table: Table, token: TokenRecord | undefined): Promise<AccountRecord | undefined> {
  const account = await readAccountRow(table, token?.accountId ?? nobodyId);
  if (!token || account?.status !== 'active' || account.email !== token.email) return undefined;
  const isSuperseded = account.sessionsValidFrom !== null && account.sessionsValidFrom >= token.createdOn;
  return isSuperseded && account.passwordResetBy !== token.hash ? undefined : account;
}
