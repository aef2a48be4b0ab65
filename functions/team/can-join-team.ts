import { givesWay } from '#functions/runtime/gives-way.ts';
import { readAccountRow } from '#functions/table/account.ts';
import type { Table } from '#functions/table/table.ts';
import type { AccountKind } from '#shared/model/enumerations/people.ts';

/** Checks that an account gives way to the person who reads its email. */
export async function isUnproved(table: Table, accountId: string): Promise<boolean> {
  const account = await readAccountRow(table, accountId);
  return account !== undefined && givesWay(account);
}

/** Checks that the owner of an account can join a team: staff with the account that they have, and everyone whose address nobody has verified yet. */
export async function canJoinTeam(table: Table, { kind, accountId }: { kind: AccountKind; accountId: string }): Promise<boolean> {
  if (kind === 'family') return isUnproved(table, accountId);
  return kind === 'provider';
}
