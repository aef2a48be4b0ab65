import { readAccountRow } from '#functions/table/account.ts';
import type { Table } from '#functions/table/table.ts';
import type { AccountKind } from '#shared/model/enumerations/people.ts';

/** Checks that a family account's address was never proved: anyone can have made it, so the person who reads the mail may take it over. */
export const isUnproved = async (table: Table, accountId: string): Promise<boolean> =>
  (await readAccountRow(table, accountId))?.isEmailVerified === false;

/** Checks that the owner of an account can join a team: staff with the account that they have, and everyone whose address nobody has proved yet. */
export async function canJoinTeam(table: Table, { kind, accountId }: { kind: AccountKind; accountId: string }): Promise<boolean> {
  if (kind === 'family') return isUnproved(table, accountId);
  return kind === 'provider';
}
