import { problem } from '#functions/runtime/problems.ts';
import { accountByEmail } from '#functions/table/account.ts';
import type { Table } from '#functions/table/table.ts';
import type { AccountKind } from '#shared/model/enumerations/people.ts';
import { addressWords } from '#shared/team/address-words.ts';

/** One email, one account (decisions, People): somebody with an account of another kind cannot be invited, in the words that a team is told. */
const refusals: Partial<Record<AccountKind, string>> = {
  family: addressWords('family'),
  system: addressWords('administrator'),
};

/** Refuses the email of a family or an administrator; who already works at another home may be invited. */
export async function refuseOtherAccount(table: Table, email: string): Promise<void> {
  const owner = await accountByEmail(table, email);
  const message = owner && refusals[owner.kind];
  if (message) throw problem('invalid_input', { errors: [{ field: 'email', message }] });
}
