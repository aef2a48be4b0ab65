import { problem } from '#functions/problem.ts';
import { count } from '#functions/table/rate-limit.ts';
import type { OperationContext } from './operation-context.ts';

/** How many attempts of a kind one subject has in a window that starts with the first. */
type Limit = { name: string; attempts: number; windowSeconds: number };

const quarterHour = 15 * 60;

/** Emails that a stranger can cause: few to one mailbox, more from one network address (a hospital shares one). */
const mailToMailbox: Limit = { name: 'mail-mailbox', attempts: 5, windowSeconds: quarterHour };
/** Invitations that homes send to one mailbox. Strangers can't use these up. */
const invitationsToMailbox: Limit = { ...mailToMailbox, name: 'invitation-mailbox' };
const mailFromAddress: Limit = { name: 'mail-address', attempts: 20, windowSeconds: quarterHour };
/** Plans sent in a day from one network address, whose email goes to a mailbox that nobody proved to be theirs: a hospital's families, and too few to spam with. */
export const plansOfStrangers: Limit = { name: 'plan-strangers-address', attempts: 40, windowSeconds: 24 * 60 * 60 };
/** License checks from one address: enough for a home that enters its staff, too few to go through the register. */
export const licenseQuestions: Limit = { name: 'license-address', attempts: 30, windowSeconds: quarterHour };

/** Messages to homes from one address: a family writes to several homes, and a hospital is one address for many families. */
export const messagesToHomes: Limit = { name: 'message-address', attempts: 20, windowSeconds: quarterHour };

/** Requests of homes to join, from one address: one of us makes a phone call for each. */
export const requestsToJoin: Limit = { name: 'join-address', attempts: 5, windowSeconds: quarterHour };

/** Visits counted from one address: a library or a hospital is one address for many families, and a script that reloads is one visitor. */
export const countedViews: Limit = { name: 'view-address', attempts: 120, windowSeconds: quarterHour };

/** Plans printed from one address, since each takes work. A family prints a few, and a hospital is one address for many families. */
export const printedPlans: Limit = { name: 'print-address', attempts: 60, windowSeconds: quarterHour };

/** Invitations by one home: enough to bring in a whole staff in one go. */
const invitationsOfHome: Limit = { name: 'invitation-home', attempts: 60, windowSeconds: quarterHour };

/** Mailboxes of strangers that one home writes to in a day: more than any home invites, and too few to spam with. */
const strangersOfHome: Limit = { name: 'strangers-home', attempts: 200, windowSeconds: 24 * 60 * 60 };

/** One person's checks whether an email can be invited: they reveal whether it has an account. */
export const addressQuestions: Limit = { name: 'address-account', attempts: 60, windowSeconds: quarterHour };

/** Price lists opened from one address. A family that compares homes opens many. */
export const openedPriceLists: Limit = { name: 'price-list-address', attempts: 120, windowSeconds: quarterHour };

/** How often programs read one feed of a calendar: several devices of one person, each every few minutes. */
export const readFeeds: Limit = { name: 'calendar-feed', attempts: 60, windowSeconds: quarterHour };
/** Addresses of feeds that don't exist, from one network address: those that ended are still asked for. */
export const triedFeeds: Limit = { name: 'calendar-address', attempts: 60, windowSeconds: quarterHour };

/** Tokens of signers that don't exist, from one network address, and for one document from anywhere. */
export const triedSigningLinks: Limit = { name: 'signing-address', attempts: 30, windowSeconds: quarterHour };
export const triedOnDocument: Limit = { name: 'signing-document', attempts: 120, windowSeconds: quarterHour };
/** Codes emailed to one signer: each can be tried five times. */
export const signingCodes: Limit = { name: 'signing-codes', attempts: 5, windowSeconds: quarterHour };
/** Copies of documents and links of further ones, emailed to one signer. */
export const signersLetters: Limit = { name: 'signing-letters', attempts: 5, windowSeconds: quarterHour };

/** Codes typed for the screen of a conference from one network address: a home's tablets share one. */
export const triedScreenCodes: Limit = { name: 'screen-code-address', attempts: 30, windowSeconds: quarterHour };
/** Secrets of screens that don't exist (any more), from one network address: a tablet asks once more after the end. */
export const triedScreens: Limit = { name: 'screen-address', attempts: 120, windowSeconds: quarterHour };

/**
 * Limits how many Social Security numbers one person looks at (docs/decisions.md, Social Security numbers). During support it counts against the
 * administrator.
 */
export const revealedNumbers: Limit = { name: 'revealed-numbers', attempts: 10, windowSeconds: 60 * 60 };

type Scope = Pick<OperationContext, 'table' | 'now'>;

/** Counts an attempt. Past the limit it is a 429 that says when the window ends, and `detail` if there is more to say. */
export async function limit(
  { table, now }: Scope,
  { name, attempts, windowSeconds }: Limit,
  subject: string,
  detail?: string,
): Promise<void> {
  const { count: counted, endsAt } = await count(table, name, subject, windowSeconds, now);
  if (counted <= attempts) return;
  const retryAfterSeconds = Math.max(1, endsAt - Math.floor(now.getTime() / 1000));
  throw problem('too_many_requests', { retryAfterSeconds, ...(detail ? { detail } : {}) });
}

/** Counts an attempt, and tells whether it's within the limit, where a refusal would say something that the caller may not know. */
export async function isWithin(
  { table, now }: Scope,
  { name, attempts, windowSeconds }: Limit,
  subject: string,
): Promise<boolean> {
  return (await count(table, name, subject, windowSeconds, now)).count <= attempts;
}

const enoughStrangers = 'Your home has sent its 200 invitations for today. Please send the rest tomorrow, or ask Yarrow support.';

/** Counts an invitation by a home, to its staff or to a contact: few to one mailbox, enough for a whole staff, and a limit for each day. */
export async function limitInvitation(context: Scope, locationId: string, email: string): Promise<void> {
  await limit(context, invitationsOfHome, locationId);
  await limit(context, invitationsToMailbox, email);
  await limit(context, strangersOfHome, locationId, enoughStrangers);
}

/**
 * Emails that let a mailbox's owner in have separate counts: anyone can use up the general count for any mailbox, and its owner must still be let in. Past
 * either limit, the mailbox already has a working link, and the refusal says so.
 */
const waysIn = {
  'sign-in': { ...mailToMailbox, name: 'sign-in-mailbox' },
  'password-reset': { ...mailToMailbox, name: 'reset-mailbox' },
} as const satisfies Record<string, Limit>;

const alreadySent = 'We have emailed this address several times. Please open the newest email, or wait and try again.';

/** Counts an email that someone requests: to this mailbox, from this network address. `way` is how it lets the mailbox's owner in, if it does. */
export async function limitMail(
  context: Pick<OperationContext, 'table' | 'now' | 'request'>,
  email: string,
  way?: keyof typeof waysIn,
): Promise<void> {
  await limit(context, mailFromAddress, context.request.address);
  if (way) await limit(context, waysIn[way], email, alreadySent);
  else await limit(context, mailToMailbox, email);
}
