import type { AccountCollection } from '#functions/table/account.ts';
import { readManySignInRules } from '#functions/table/second-factor.ts';
import type { Table } from '#functions/table/table.ts';

/** Days that an open session continues after a home starts to require a second factor: nobody is cut off in the middle of a family's week. */
const graceDays = 7;

/** Returns the homes that require a second factor of someone, with the time since which each does. */
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

/** Tells whether an account may only sign in with a second factor: every administrator, and staff of a home that requires it. */
export async function mustHave(table: Table, collection: AccountCollection): Promise<boolean> {
  return collection.account.kind === 'system' || (await requiringHomes(table, collection)).length > 0;
}

/** Returns until when (a UTC time) earlier sessions continue; null if nothing is required. */
export function graceEnd(homes: readonly { since: string }[]): string | null {
  const [first] = homes.map(({ since }) => Date.parse(since)).sort((one, other) => one - other);
  return first === undefined ? null : new Date(first + graceDays * 86_400_000).toISOString();
}

/**
 * Tells whether a session of an account without a second factor may continue: an administrator's never, a staff member's until their home's grace period
 * ends.
 */
export async function mayGoOn(table: Table, collection: AccountCollection, now: Date): Promise<boolean> {
  if (collection.account.secondFactorOn !== undefined) return true;
  if (collection.account.kind === 'system') return false;
  const end = graceEnd(await requiringHomes(table, collection));
  return end === null || Date.parse(end) > now.getTime();
}
