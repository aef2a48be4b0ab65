import { problem } from '#functions/problem.ts';
import { accountByEmail } from '#functions/table/account.ts';
import type { Table } from '#functions/table/table.ts';
import type { AccountKind } from '#shared/model/enumerations/people.ts';
import { canJoinTeam } from './can-join-team.ts';

/**
 * Refuses an email that belongs to another account: one email, one account (docs/decisions.md, People). Administrators see the reason, because they help
 * its owner.
 */
const refusals: Partial<Record<AccountKind, string>> = {
  family: 'This email belongs to a family account, which can’t join a team. Ask for another one, such as a work email.',
  system: 'This email belongs to an administrator of Yarrow, who can’t join a team. Ask for another one.',
};

/** Refuses the email of a family or an administrator. Staff of another home may be invited, and so may an email that nobody has verified. */
export async function refuseOtherAccount(table: Table, email: string): Promise<void> {
  const owner = await accountByEmail(table, email);
  const message = owner && refusals[owner.kind];
  if (message && !(await canJoinTeam(table, owner))) throw problem('invalid_input', { errors: [{ field: 'email', message }] });
}
