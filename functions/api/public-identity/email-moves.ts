import { givesWay } from '#functions/runtime/gives-way.ts';
import type { AccountRecord } from '#functions/table/account.ts';
import { accountByEmail, accountKeys, accountUpdate, emailItem, readAccountRow } from '#functions/table/account.ts';
import type { Write } from '#functions/table/table.ts';
import type { PublicIdentityContext } from './implementer.ts';

/** How an account gets the email that it asked for, and the account that has to close for it. */
type EmailMove = { writes: Write[]; closed: AccountRecord | null };

/** Returns the account that has an email and gives way; `null` where nobody has the email, and where its account doesn't give way. */
async function unprovedHolder({ table }: PublicIdentityContext, email: string): Promise<AccountRecord | null> {
  const owner = await accountByEmail(table, email);
  const holder = owner && (await readAccountRow(table, owner.accountId));
  return holder && givesWay(holder) ? holder : null;
}

/** Closes an account at the version that was seen, so that one whose owner proves it in this moment stays. */
const closing = ({ id, version }: AccountRecord, at: string): Write =>
  accountUpdate(id, version, { status: 'inactive', sessionsValidFrom: at, pendingEmail: null, updatedOn: at });

/**
 * Returns what moves an account to an email that its owner has just proved. An account that someone made for the email and nobody ever proved closes: it may
 * be a stranger's, who must not keep the person who reads the email from using it. Any other account keeps its email, and the transaction fails.
 */
export async function emailMove(context: PublicIdentityContext, account: AccountRecord, to: string): Promise<EmailMove> {
  if (to === account.email) return { writes: [], closed: null };
  const former: Write = { delete: accountKeys.email(account.email) };
  const closed = await unprovedHolder(context, to);
  if (!closed) return { writes: [{ put: emailItem(to, account.id, account.kind), unless: 'exists' }, former], closed: null };
  const isStill = { expression: 'accountId = :id', values: { ':id': closed.id } };
  const moved: Write = {
    update: accountKeys.email(to),
    set: { accountId: account.id, kind: account.kind },
    condition: isStill,
  };
  return { writes: [moved, former, closing(closed, context.now.toISOString())], closed };
}
