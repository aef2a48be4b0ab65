import { setTimeout as pause } from 'node:timers/promises';
import { problem } from '#functions/problem.ts';
import type { AttemptLimit, Place, Reservation } from '#functions/table/sign-in-attempts.ts';
import { forgetAttempts, freePlace, keepPlace, reservePlace } from '#functions/table/sign-in-attempts.ts';
import { problemCodes } from '#shared/contract/problem.ts';
import type { OperationContext } from './operation-context.ts';

const windowSeconds = 15 * 60;

/**
 * Limits the wrong passwords checked in 15 minutes (docs/limits.md): five for an account from one address, and twenty from all addresses together,
 * after which the account is under attack. The account is known by the email typed, whether or not it exists.
 */
const ofAccount: AttemptLimit = { name: 'sign-in-account', total: 20, perPart: 5, windowSeconds };
/** One address, whichever accounts it tries: thirty people at a home may each mistype once, but nobody may try one password on a list of accounts. */
const fromAddress: AttemptLimit = { name: 'sign-in-address', total: 30, windowSeconds };
/** A device known to the account has its own count, so that nobody else's guesses slow it down. */
const onDevice: AttemptLimit = { name: 'sign-in-device', total: 5, windowSeconds };
/** The current password, asked of someone who is signed in. */
const whenSignedIn: AttemptLimit = { name: 'password-proof', total: 5, windowSeconds };

/** How long a sign-in waits for others of its account or address that are being checked. */
const longestWaitMs = 5_000;

type Scope = Pick<OperationContext, 'table' | 'now'>;
type PlaceRequest = { limit: AttemptLimit; subject: string; part?: string; forgets: boolean };

/** A password check in progress. Exactly one of its outcomes is recorded. */
export type Attempt = {
  /** Records that the password was right: the failures of this account from this address or device are forgotten. */
  succeeded(): Promise<void>;
  /** Records that the password was wrong. Returns how many more are checked before the pause. */
  failed(): Promise<number>;
  /** Records that it wasn't checked, because the pool didn't answer. */
  cancelled(): Promise<void>;
};

/** The person is told how many tries are left from this many on. */
const WARNED_AT = 2;

/** Returns "2 tries left" when few are left, and null before that and after the last. */
export const triesLeftWords = (triesLeft: number): string | null =>
  triesLeft > WARNED_AT || triesLeft < 1 ? null : `${triesLeft === 1 ? '1 try' : `${triesLeft} tries`} left`;

/**
 * Returns the refusal of a wrong password, with a warning before the last tries. The count belongs to the email that was typed, so the words are the same
 * whether or not it has an account.
 */
export const wrongPassword = (triesLeft: number) => {
  const tries = triesLeftWords(triesLeft);
  if (tries === null) return problem('login_failed');
  const [, title] = problemCodes.login_failed;
  const detail = `${title} ${tries} before we pause sign-in for 15 minutes. You can also get a link by email.`;
  return problem('login_failed', { detail, triesLeft });
};

const refusal = (endsAt: number, now: Date) =>
  problem('too_many_requests', {
    detail: 'Too many attempts to sign in. Please wait and try again, or let us email you a link to sign in.',
    retryAfterSeconds: Math.max(1, endsAt - Math.floor(now.getTime() / 1000)),
  });

/** Waits for a place while checks in progress have all that are left: a right password isn't refused because others are being checked. */
async function placeIn({ table, now }: Scope, { limit, subject, part }: PlaceRequest): Promise<Reservation> {
  const until = performance.now() + longestWaitMs;
  for (let waitMs = 20; ; waitMs = Math.min(waitMs * 1.5, 200)) {
    const place: Place = await reservePlace(table, limit, { subject, part, now });
    if (place.state === 'reserved') return place.reservation;
    if (place.state === 'failed') throw refusal(place.endsAt, now);
    if (performance.now() > until) throw refusal(Math.floor(now.getTime() / 1000) + 1, now);
    await pause(waitMs * (0.5 + Math.random()));
  }
}

/** Takes a place in each count, one after the other. If one is refused, the others are given back. */
async function beginIn(context: Scope, wanted: readonly PlaceRequest[]): Promise<Attempt> {
  const { table } = context;
  const held: { reservation: Reservation; forgets: boolean }[] = [];
  const free = (forgets: boolean) =>
    Promise.all(held.map((each) => freePlace(table, each.reservation, { forgets: forgets && each.forgets })));
  try {
    for (const each of wanted) held.push({ reservation: await placeIn(context, each), forgets: each.forgets });
  } catch (error) {
    await free(false);
    throw error;
  }
  return {
    succeeded: async () => void (await free(true)),
    failed: async () => {
      await Promise.all(held.map(({ reservation }) => keepPlace(table, reservation)));
      return Math.min(...held.map(({ reservation }) => reservation.leftIfWrong));
    },
    cancelled: async () => void (await free(false)),
  };
}

/**
 * Decides whether a password may be checked: on a device that the account knows by that device's own failures, elsewhere by those of the address, of the
 * account from there, and of the account from everywhere. A 429 says when to try again. `device` is the hash of a known device.
 */
export const beginAttempt = (
  context: Scope & Pick<OperationContext, 'request'>,
  email: string,
  device: string | null,
): Promise<Attempt> => {
  const { address } = context.request;
  if (device) return beginIn(context, [{ limit: onDevice, subject: device, forgets: true }]);
  // The address first: a caller refused for it takes no place of the account, not even for a moment.
  return beginIn(context, [
    { limit: fromAddress, subject: address, forgets: false },
    { limit: ofAccount, subject: email, part: address, forgets: true },
  ]);
};

/** Decides whether someone who is signed in may prove their current password. Guesses of strangers don't count here. */
export const beginProof = (context: Scope, accountId: string): Promise<Attempt> =>
  beginIn(context, [{ limit: whenSignedIn, subject: accountId, forgets: true }]);

/** Forgets an account's wrong passwords: a new one was set through the owner's mailbox. */
export const forgetFailures = ({ table }: Pick<Scope, 'table'>, email: string): Promise<void> =>
  forgetAttempts(table, ofAccount.name, email);

/** Forgets the wrong passwords of a known device: the owner of the mailbox has just opened a link there. */
export const forgetFailuresOn = ({ table }: Pick<Scope, 'table'>, device: string): Promise<void> =>
  forgetAttempts(table, onDevice.name, device);
