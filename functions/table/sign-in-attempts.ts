import { createHash } from 'node:crypto';
import type { Condition, Key, Table } from './table.ts';
import { ConditionFailed, wasWritten } from './write-failures.ts';

/**
 * How many wrong passwords are checked in a window that begins with the first: for a subject in total, and for each part of it (an address that tries an
 * account).
 */
export type AttemptLimit = { name: string; total: number; perPart?: number; windowSeconds: number };

/**
 * A password check that has a place in a count: the place is kept if the password is wrong and given back if it is right. `leftIfWrong`: how many more
 * checks the count allows then.
 */
export type Reservation = { key: Key; endsAt: number; part: string | undefined; failedBefore: number; leftIfWrong: number };

/** The answer to a request for a place. `failed`: as many wrong passwords as allowed. `busy`: checks in progress have the places that are left. */
export type Place = { state: 'reserved'; reservation: Reservation } | { state: 'failed' | 'busy'; endsAt: number };

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The subject is hashed, so that the table keeps no list of who tried to sign in. */
const key = (limit: string, subject: string): Key => ({ pk: `RATE#${digest(`${limit}\n${subject}`)}`, sk: 'ATTEMPTS' });

const namesOf = (part: string) => ({ '#taken': `taken_${part}`, '#failed': `failed_${part}` });

/** Takes a place in one atomic write, so that a hundred guesses at the same time get as many places as there are and no more. */
async function take(table: Table, at: Key, limit: AttemptLimit, part: string | undefined, seconds: number) {
  const hasRoom = [
    '(attribute_not_exists(expiresAt) OR expiresAt > :now)',
    '(attribute_not_exists(attempts) OR attempts < :total)',
  ];
  const values: Record<string, number> = { ':now': seconds, ':total': limit.total };
  if (part !== undefined) {
    hasRoom.push('(attribute_not_exists(#taken) OR #taken < :part)');
    values[':part'] = limit.perPart ?? limit.total;
  }
  const names = part === undefined ? undefined : { '#taken': namesOf(part)['#taken'] };
  const counts = { attempts: 1, failures: 0, ...(part === undefined ? {} : { [`taken_${part}`]: 1, [`failed_${part}`]: 0 }) };
  const fresh = { entityType: 'sign-in-attempts', expiresAt: seconds + limit.windowSeconds };
  return table.add(at, counts, fresh, { expression: hasRoom.join(' AND '), names, values });
}

/** Asks for a place to check one password. When a window is over, a new one starts. */
export async function reservePlace(
  table: Table,
  limit: AttemptLimit,
  { subject, part: source, now }: { subject: string; part?: string; now: Date },
): Promise<Place> {
  const seconds = Math.floor(now.getTime() / 1000);
  const part = source === undefined ? undefined : digest(source).slice(0, 16);
  const at = key(limit.name, subject);
  const failedOf = (item: Record<string, unknown>) => Number(item[part === undefined ? 'failures' : `failed_${part}`] ?? 0);
  try {
    const item = await take(table, at, limit, part, seconds);
    const failedBefore = failedOf(item);
    const leftIfWrong = Math.min((limit.perPart ?? limit.total) - failedBefore, limit.total - Number(item.failures ?? 0)) - 1;
    return { state: 'reserved', reservation: { key: at, endsAt: item.expiresAt as number, part, failedBefore, leftIfWrong } };
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
  const item = await table.get(at, { consistent: true });
  const endsAt = Number(item?.expiresAt ?? seconds + 1);
  if (item && endsAt <= seconds) {
    await wasWritten(table.delete(at, { expression: 'expiresAt <= :now', values: { ':now': seconds } }));
    return { state: 'busy', endsAt: seconds + 1 };
  }
  const isFull = item !== undefined && (Number(item.failures) >= limit.total || failedOf(item) >= (limit.perPart ?? limit.total));
  return { state: isFull ? 'failed' : 'busy', endsAt };
}

/** Ties a write to the window of a reservation: once it is over, there is no place to keep or give back. */
const inWindow = (endsAt: number, further = '', rest: Pick<Condition, 'names' | 'values'> = {}): Condition => ({
  expression: `expiresAt = :end${further}`,
  names: rest.names,
  values: { ...rest.values, ':end': endsAt },
});

/** Counts a wrong password: its place stays taken until the window ends. */
export async function keepPlace(table: Table, { key: at, endsAt, part }: Reservation): Promise<void> {
  await wasWritten(
    table.add(at, { failures: 1, ...(part === undefined ? {} : { [`failed_${part}`]: 1 }) }, {}, inWindow(endsAt)),
  );
}

/** Gives places back: `places` taken ones, of which `failures` had been counted as wrong passwords. */
const giveBack = (table: Table, { key: at, endsAt, part }: Reservation, places: number, failures: number) => {
  const counts = {
    attempts: -places,
    failures: -failures,
    ...(part === undefined ? {} : { [`taken_${part}`]: -places, [`failed_${part}`]: -failures }),
  };
  const counted = part === undefined ? 'failures' : '#failed';
  const names = part === undefined ? undefined : { '#failed': namesOf(part)['#failed'] };
  const condition =
    failures === 0 ? inWindow(endsAt) : inWindow(endsAt, ` AND ${counted} >= :old`, { names, values: { ':old': failures } });
  return wasWritten(table.add(at, counts, {}, condition));
};

/**
 * Gives a place back, because the password was right or wasn't checked. `forgets` also takes back the wrong passwords that came before it from the same
 * part. If nobody else is in the count, the whole row is deleted: one request, and the next window begins with its own first failure.
 */
export async function freePlace(table: Table, reservation: Reservation, { forgets }: { forgets: boolean }): Promise<void> {
  const failures = forgets ? reservation.failedBefore : 0;
  const isAlone = inWindow(reservation.endsAt, ' AND attempts = :mine', { values: { ':mine': failures + 1 } });
  if (await wasWritten(table.delete(reservation.key, isAlone))) return;
  if (await giveBack(table, reservation, failures + 1, failures)) return;
  // Another success has forgotten the same failures.
  if (failures > 0) await giveBack(table, reservation, 1, 0);
}

/** Forgets every attempt of a subject. */
export const forgetAttempts = (table: Table, limit: string, subject: string): Promise<void> => table.delete(key(limit, subject));
