import { readManyAccountRows } from '#functions/table/account.ts';
import { readEmployees } from '#functions/table/employee.ts';
import type { SignInRules } from '#functions/table/second-factor.ts';
import type { Table } from '#functions/table/table.ts';
import type { TeamSecondFactor } from '#shared/contract/team.ts';

/** Returns a home's rule about the second factor for its team screen, with the members who have one. */
export async function teamSecondFactor(
  table: Table,
  locationId: string,
  rules: SignInRules | undefined,
): Promise<TeamSecondFactor> {
  const members = await readEmployees(table, locationId, { consistent: true });
  const joined = members.flatMap(({ id, appUserId }) => (appUserId === undefined ? [] : [{ id, appUserId }]));
  const accounts = await readManyAccountRows(
    table,
    joined.map(({ appUserId }) => appUserId),
  );
  const withOne = new Set(accounts.filter(({ secondFactorOn }) => secondFactorOn !== undefined).map(({ id }) => id));
  return {
    requiredSince: rules?.secondFactorSince ?? null,
    changedBy: rules?.changedBy ?? null,
    membersWith: joined.filter(({ appUserId }) => withOne.has(appUserId)).map(({ id }) => id),
  };
}
