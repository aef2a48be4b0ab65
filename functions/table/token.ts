import type { TokenPurpose } from '#shared/contract/public-identity.ts';
import { fromItem, toItem } from './item.ts';
import type { Condition, Item, Key, Table, Write } from './table.ts';
import { ConditionFailed, wasWritten } from './write-failures.ts';

/** A single-use token as it is stored: only its SHA-256 (`hash`, hex) is in the table. Times are UTC; `accountId` is null for a sign-up link. */
export type TokenRecord = {
  hash: string;
  purpose: TokenPurpose;
  email: string;
  accountId: string | null;
  createdOn: string;
  expiresOn: string;
  /** For an invitation to a team: whose, and which of those that were sent. Canceling or resending an invitation changes its id. */
  invitation?: { locationId: string; employeeId: string; invitationId: string };
  /** For a link that was emailed to a contact: whose, in which case, and which of those that were sent. */
  contact?: { locationId: string; caseId: string; contactId: string; invitationId: string };
};

/** Limits how many hours a link for each purpose works (docs/decisions.md, Session). */
export const tokenHours: Record<TokenPurpose, number> = {
  'password-reset': 1,
  'sign-in': 0.25,
  'email-verification': 3 * 24,
  'family-sign-up': 7 * 24,
  'staff-invitation': 7 * 24,
  'case-invitation': 7 * 24,
  'arrangement-link': 7 * 24,
};

/** Seconds that one request may keep a token while it works with it: longer than the gateway waits for a Lambda (30 s). */
const claimSeconds = 40;

const key = (hash: string): Key => ({ pk: `TOKEN#${hash}`, sk: 'TOKEN' });
const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

export const tokenItem = (token: TokenRecord): Item => ({
  ...toItem('token', key(token.hash), token),
  // Whole seconds, rounded up: the table's expiry must not be earlier than the check.
  expiresAt: Math.ceil(Date.parse(token.expiresOn) / 1000),
});

/** Reads a token that can still be used, for any purpose. */
export async function readLiveToken(table: Table, hash: string, now: Date): Promise<TokenRecord | undefined> {
  const item = await table.get(key(hash), { consistent: true });
  const isLive = item !== undefined && item.usedOn === undefined && Date.parse(item.expiresOn as string) > now.getTime();
  return isLive ? fromItem<TokenRecord>(item) : undefined;
}

/** Reads a token whatever happened to it, with when it was used; `undefined` if there was none, or if it expired long ago. */
export async function readToken(table: Table, hash: string): Promise<(TokenRecord & { usedOn?: string }) | undefined> {
  const item = await table.get(key(hash), { consistent: true });
  return item && fromItem<TokenRecord & { usedOn?: string }>(item);
}

const unspent = 'attribute_exists(pk) AND attribute_not_exists(usedOn) AND expiresOn > :now';

/**
 * Claims a token for this request alone: of a hundred at the same time exactly one gets it, the others get `undefined`, as with a token that is used,
 * expired, or for another purpose. It is then spent (`spend`) or released; if the request died, the token can be claimed again after 40 s.
 */
export async function claimToken(
  table: Table,
  hash: string,
  purpose: TokenPurpose,
  claimId: string,
  now: Date,
): Promise<TokenRecord | undefined> {
  const condition: Condition = {
    expression: `${unspent} AND purpose = :purpose AND (attribute_not_exists(claimedUntil) OR claimedUntil <= :seconds)`,
    values: { ':now': now.toISOString(), ':purpose': purpose, ':seconds': secondsOf(now) },
  };
  try {
    return fromItem<TokenRecord>(
      await table.update(key(hash), { claimId, claimedUntil: secondsOf(now) + claimSeconds }, condition),
    );
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
}

const isMine = (claimId: string): Condition => ({
  expression: 'claimId = :claim AND attribute_not_exists(usedOn)',
  values: { ':claim': claimId },
});

/** Spends a claimed token. It goes into the transaction of what it was spent on. */
export const spend = (hash: string, claimId: string, now: Date): Write => ({
  update: key(hash),
  set: { usedOn: now.toISOString() },
  condition: isMine(claimId),
});

/** Spends a token that no other request has claimed, without a claim: for work that is one transaction. */
export const spendUnclaimed = (hash: string, now: Date): Write => ({
  update: key(hash),
  set: { usedOn: now.toISOString() },
  condition: { expression: unspent, values: { ':now': now.toISOString() } },
});

/** Releases a claimed token, because the work failed. Best effort: a claim expires anyway. */
export async function letGo(table: Table, hash: string, claimId: string): Promise<void> {
  await wasWritten(table.update(key(hash), { claimId: undefined, claimedUntil: undefined }, isMine(claimId)));
}
