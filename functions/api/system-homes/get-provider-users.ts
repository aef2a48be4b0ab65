import { memberCursor, memberPositionOf } from '#functions/homes/find-homes.ts';
import { memberState } from '#functions/homes/member-state.ts';
import { pageOfList } from '#functions/runtime/cursor.ts';
import { type EmployeeRow, readEmployees, readMembers } from '#functions/table/employee.ts';
import { readLocationRows } from '#functions/table/location-row.ts';
import type { ProviderUser } from '#shared/contract/system-homes.ts';
import { os, type SystemHomesContext } from './implementer.ts';

type Input = { locationId?: string | undefined; email?: string | undefined; pageSize: number; cursor?: string };
type Found = { members: EmployeeRow[]; nextCursor: string | null };

const byEmail = (one: EmployeeRow, other: EmployeeRow): number => (one.email < other.email ? -1 : 1);

/** Reads a page of members: of one home, from its own rows; of every home, from the list by email. */
async function membersOf({ table }: SystemHomesContext, { locationId, email, ...page }: Input): Promise<Found> {
  if (locationId !== undefined) {
    const team = (await readEmployees(table, locationId)).filter((member) => email === undefined || member.email === email);
    const { items, nextCursor } = pageOfList(team.sort(byEmail), page);
    return { members: items, nextCursor };
  }
  const after = page.cursor ? memberPositionOf(page.cursor) : null;
  // `#` ends an email in the list.
  const startsWith = email === undefined ? '' : `${email}#`;
  const { members, next } = await readMembers(table, { startsWith, limit: page.pageSize, after });
  return { members, nextCursor: next && memberCursor(next) };
}

/** Lists members of homes: one query, and one read of the homes' names, however many there are. */
export const getProviderUsers = os.getProviderUsers.handler(async ({ input, context }) => {
  const { members, nextCursor } = await membersOf(context, input);
  const homes = await readLocationRows(context.table, [...new Set(members.map((member) => member.providerLocationId))]);
  const names = new Map(homes.map(({ id, name }) => [id, name]));
  const items = members.map((member): ProviderUser => {
    const { id, providerLocationId: locationId, fullName, email, kind, access, invitation } = member;
    const state = memberState(member, context.now);
    const invitedUntil = invitation?.expiresOn ?? null;
    return { ...{ id, locationId, fullName, email, kind, access, state, invitedUntil }, homeName: names.get(locationId) ?? '' };
  });
  return { items, nextCursor };
});
