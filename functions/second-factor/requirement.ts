import type { AccountCollection } from '#functions/table/account.ts';
import { readManySignInRules } from '#functions/table/second-factor.ts';
import type { Table } from '#functions/table/table.ts';

/** Days that a session which is open already goes on after a home begins to require a second factor: nobody is cut off in the middle of a family's week. */
const graceDays = 7;

/** The homes that require a second factor of somebody, with the instant since which each does. */
export async function requiringHomes(
  table: Table,
  { account, memberships }: AccountCollection,
): Promise<{ locationName: string; since: string }[]> {
  if (account.kind !== 'provider') return [];
  const rules = await readManySignInRules(
    table,
    memberships.map(({ locationId }) => locationId),
  );
  return memberships.flatMap(({ locationId, locationName }) => {
    const since = rules.find((each) => each.locationId === locationId)?.secondFactorSince;
    return since ? [{ locationName, since }] : [];
  });
}

/** Whether an account may only sign in with a second factor: every administrator, and staff of a home that requires it. */
export async function mustHave(table: Table, collection: AccountCollection): Promise<boolean> {
  return collection.account.kind === 'system' || (await requiringHomes(table, collection)).length > 0;
}

/** Until when (an instant) sessions of before go on; null where nothing is required. */
export function graceEnd(homes: readonly { since: string }[]): string | null {
  const [first] = homes.map(({ since }) => Date.parse(since)).sort((one, other) => one - other);
  return first === undefined ? null : new Date(first + graceDays * 86_400_000).toISOString();
}

/** Whether a session of an account without a second factor may go on: an administrator's never, of staff until the grace of their home ends. */
export async function mayGoOn(table: Table, collection: AccountCollection, now: Date): Promise<boolean> {
  if (collection.account.secondFactorOn !== undefined) return true;
  if (collection.account.kind === 'system') return false;
  const end = graceEnd(await requiringHomes(table, collection));
  return end === null || Date.parse(end) > now.getTime();
}
