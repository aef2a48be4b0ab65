import { count } from '#functions/table/rate-limit.ts';
import type { OperationContext } from './operation-context.ts';
import { problem } from './problems.ts';

/** How many attempts of a kind one subject has in a window that begins with the first. */
type Limit = { name: string; attempts: number; windowSeconds: number };

const quarterHour = 15 * 60;

/** Mail that a stranger can cause: few to one mailbox, more from one network address (a hospital has one for everybody in it). */
export const mailToMailbox: Limit = { name: 'mail-mailbox', attempts: 5, windowSeconds: quarterHour };
const mailFromAddress: Limit = { name: 'mail-address', attempts: 20, windowSeconds: quarterHour };
/** Questions about licences from one address: enough for a home that enters its staff, too few to go through the register. */
export const licenseQuestions: Limit = { name: 'license-address', attempts: 30, windowSeconds: quarterHour };

/** Messages to homes from one address: a family writes to several homes, and a hospital is one address for many families. */
export const messagesToHomes: Limit = { name: 'message-address', attempts: 20, windowSeconds: quarterHour };

/** Requests of homes to join, from one address: each is a call that somebody of ours makes. */
export const requestsToJoin: Limit = { name: 'join-address', attempts: 5, windowSeconds: quarterHour };

/** Visits counted from one address: a library or a hospital is one address for many families, a script that reloads is many visits of one. */
export const countedViews: Limit = { name: 'view-address', attempts: 120, windowSeconds: quarterHour };

/** Plans printed from one address: each is some work. A family prints a few, and a hospital is one address for many families. */
export const printedPlans: Limit = { name: 'print-address', attempts: 60, windowSeconds: quarterHour };

/** Invitations of one home: enough to bring in a whole staff at once. */
export const invitationsOfHome: Limit = { name: 'invitation-home', attempts: 60, windowSeconds: quarterHour };

/** Questions whether an email can be invited, by one person: they tell whether it has an account. */
export const addressQuestions: Limit = { name: 'address-account', attempts: 60, windowSeconds: quarterHour };

/** Price lists opened from one address. A family that compares homes opens many. */
export const openedPriceLists: Limit = { name: 'price-list-address', attempts: 120, windowSeconds: quarterHour };

/**
 * Limits how many Social Security numbers one person looks at (docs/decisions.md, Social Security numbers). During support it counts against the
 * administrator.
 */
export const revealedNumbers: Limit = { name: 'revealed-numbers', attempts: 10, windowSeconds: 60 * 60 };

type Scope = Pick<OperationContext, 'table' | 'now'>;

const over = (endsAt: number, now: Date) =>
  problem('too_many_requests', { retryAfterSeconds: Math.max(1, endsAt - Math.floor(now.getTime() / 1000)) });

/** Counts an attempt; past the limit it is a 429 that says when the window ends. */
export async function limit({ table, now }: Scope, { name, attempts, windowSeconds }: Limit, subject: string): Promise<void> {
  const { count: counted, endsAt } = await count(table, name, subject, windowSeconds, now);
  if (counted > attempts) throw over(endsAt, now);
}

/** Counts a mail that somebody asks for: to this mailbox, from this network address. */
export async function limitMail(context: Pick<OperationContext, 'table' | 'now' | 'request'>, email: string): Promise<void> {
  await limit(context, mailFromAddress, context.request.address);
  await limit(context, mailToMailbox, email);
}
