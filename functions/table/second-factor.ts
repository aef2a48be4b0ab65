import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';
import { wasWritten } from './write-failures.ts';

/**
 * A sign-in that waits for its second factor: a code of the authenticator app, or an app being set up. Stored under the SHA-256 of the browser's challenge;
 * `sealed` is what the pool gave us so far, which only that challenge opens. Times are UTC.
 */
export type ChallengeRecord = {
  hash: string;
  accountId: string;
  kind: 'code' | 'set-up';
  sealed: string;
  createdOn: string;
  expiresOn: string;
};

/**
 * Recovery codes as they are stored: their hashes, in the order in which they were shown. `usedBy` is the hash of the challenge that a code was spent on.
 */
export type RecoveryCodes = { codes: { hash: string; usedOn?: string; usedBy?: string }[]; createdOn: string };

/** What a home requires of the sign-ins of everyone who works there. `secondFactorSince` is when it started to require a second factor. */
export type SignInRules = { locationId: string; secondFactorSince: string | null; changedBy: string; changedOn: string };

/** How many codes may be tried on one challenge. */
const maxTries = 5;

const challengeKey = (hash: string): Key => ({ pk: `CHALLENGE#${hash}`, sk: 'CHALLENGE' });
const codesKey = (accountId: string): Key => ({ pk: `ACCOUNT#${accountId}#RECOVERY-CODES`, sk: 'CODES' });
const rulesKey = (locationId: string): Key => ({ pk: `LOCATION#${locationId}#SIGN-IN`, sk: 'RULES' });

export const challengeItem = (challenge: ChallengeRecord): Item => ({
  ...toItem('challenge', challengeKey(challenge.hash), challenge),
  tries: 0,
  expiresAt: Math.ceil(Date.parse(challenge.expiresOn) / 1000),
});

/** Reads a challenge that can still be answered. */
export async function readChallenge(table: Table, hash: string, now: Date): Promise<ChallengeRecord | undefined> {
  const item = await table.get(challengeKey(hash), { consistent: true });
  return item && Date.parse(item.expiresOn as string) > now.getTime() ? fromItem<ChallengeRecord>(item) : undefined;
}

/** Counts a try before it is judged, so that a hundred at the same time count as a hundred; `false` if none is left. */
export async function countTry(table: Table, hash: string): Promise<boolean> {
  const condition = { expression: 'attribute_exists(pk) AND tries < :most', values: { ':most': maxTries } };
  return wasWritten(table.add(challengeKey(hash), { tries: 1 }, {}, condition));
}

/** Seconds that one request may work on a challenge: longer than the gateway waits for a Lambda (30 s). */
const claimSeconds = 40;

/**
 * Claims a challenge for one request; `false` while another has it, and once it has ended. A claim whose request died ends after 40 s, so that the same
 * request can be sent again.
 */
export async function claimChallenge(table: Table, hash: string, now: Date): Promise<boolean> {
  const seconds = Math.floor(now.getTime() / 1000);
  const condition = {
    expression: 'attribute_exists(pk) AND (attribute_not_exists(claimedUntil) OR claimedUntil <= :seconds)',
    values: { ':seconds': seconds },
  };
  return wasWritten(table.update(challengeKey(hash), { claimedUntil: seconds + claimSeconds }, condition));
}

/** Releases a claimed challenge after a refusal, so that another code can be tried on it. */
export async function releaseChallenge(table: Table, hash: string): Promise<void> {
  const condition = { expression: 'attribute_exists(pk)' };
  await wasWritten(table.update(challengeKey(hash), { claimedUntil: undefined }, condition));
}

/** Ends a challenge. It goes into the transaction of what it was answered for, which then happens once. */
export const endChallenge = (hash: string): Write => ({ delete: challengeKey(hash), ifExists: true });

export const recoveryCodesItem = (accountId: string, codes: RecoveryCodes, version = 1): Item =>
  toItem('recovery-codes', codesKey(accountId), codes, version);

export async function readRecoveryCodes(
  table: Table,
  accountId: string,
): Promise<(RecoveryCodes & { version: number }) | undefined> {
  const item = await table.get(codesKey(accountId), { consistent: true });
  return item && { ...fromItem<RecoveryCodes>(item), version: item.version as number };
}

export const removeRecoveryCodes = (accountId: string): Write => ({ delete: codesKey(accountId) });

/** Returns one change of a home's rules, kept beside them for good: what was chosen, by whom (both names while someone acts for another), and when. */
export const signInRulesChangeItem = ({ locationId, ...rules }: SignInRules, id: string, by: unknown): Item =>
  toItem('sign-in-rules-change', { ...rulesKey(locationId), sk: `CHANGE#${rules.changedOn}#${id}` }, { id, ...rules, by });

export const signInRulesItem = (rules: SignInRules): Item => toItem('sign-in-rules', rulesKey(rules.locationId), rules);

export async function readSignInRules(table: Table, locationId: string): Promise<SignInRules | undefined> {
  const item = await table.get(rulesKey(locationId), { consistent: true });
  return item && fromItem<SignInRules>(item);
}

/** Reads the rules of several homes in one request. A home that never chose has none. */
export async function readManySignInRules(table: Table, locationIds: readonly string[]): Promise<SignInRules[]> {
  if (locationIds.length === 0) return [];
  return (await table.getMany(locationIds.map(rulesKey), { consistent: true })).map(fromItem<SignInRules>);
}
