import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { addressQuestions, limit, limitInvitation } from '#functions/runtime/rate-limit.ts';
import { accountByEmail, readAccount } from '#functions/table/account.ts';
import type { Table } from '#functions/table/table.ts';

/** Shown beside an email that can't be let into a case. It doesn't say why: only the owner should know which kind of account it has. */
const STAFF_ADDRESS = 'This email can’t be invited as family. Ask for another one.';

/** Tells whether a relative can take part with an account: a family's, or that of someone who no longer works anywhere. */
export async function isFamilyAccount(table: Table, account: { accountId: string; kind: string }): Promise<boolean> {
  if (account.kind !== 'provider') return account.kind === 'family';
  return (await readAccount(table, account.accountId))?.memberships.length === 0;
}

/** Refuses an address that staff or administrators sign in with. A refusal reveals that there is such an account, so it counts toward a limit. */
export async function checkFamilyAddress(context: OperationContext, email: string): Promise<void> {
  const account = await accountByEmail(context.table, email);
  if (!account || (await isFamilyAccount(context.table, account))) return;
  await limit(context, addressQuestions, homeOf(context).employeeId);
  throw problem('invalid_input', { errors: [{ field: 'email', message: STAFF_ADDRESS }] });
}

/** Counts an email that a home sent to a contact: few to one mailbox, enough for a whole family from one home. */
export async function countLetter(context: OperationContext, email: string): Promise<void> {
  await limitInvitation(context, homeOf(context).locationId, email);
}
