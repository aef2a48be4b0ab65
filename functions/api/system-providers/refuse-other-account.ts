import { problem } from '#functions/runtime/problems.ts';
import { accountByEmail } from '#functions/table/account.ts';
import type { Table } from '#functions/table/table.ts';
import type { AccountKind } from '#shared/model/enumerations/people.ts';

/** One e-mail, one account (decisions, People): why somebody with an account of another kind cannot be invited to a team. */
const refusals: Partial<Record<AccountKind, string>> = {
  family: 'This e-mail belongs to a family account, which cannot join a team. Please use another address, such as one at work.',
  system: 'This e-mail belongs to an administrator of Yarrow, who cannot join a team. Please use another address.',
};

/** Refuses the e-mail of a family or an administrator; who already works at another home may be invited. */
export async function refuseOtherAccount(table: Table, email: string): Promise<void> {
  const owner = await accountByEmail(table, email);
  const message = owner && refusals[owner.kind];
  if (message) throw problem('invalid_input', { errors: [{ field: 'email', message }] });
}
