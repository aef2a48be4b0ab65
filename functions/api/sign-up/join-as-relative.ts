import { ORPCError } from '@orpc/server';
import { about } from '#functions/cases/changing/change-case.ts';
import { changePeople } from '#functions/cases/contacts/change-people.ts';
import type { MailedContact } from '#functions/cases/contacts/mailed-contact.ts';
import { problem } from '#functions/problem.ts';
import { refuseCommonPassword } from '#functions/runtime/passwords/index.ts';
import { accountIdOfLink } from '#functions/runtime/single-use-token.ts';
import { type AccountRecord, accountItem, caseLinkItem, emailItem, readAccount } from '#functions/table/account.ts';
import { timelineItem } from '#functions/table/case.ts';
import { contactItem } from '#functions/table/contact.ts';
import { raise } from '#functions/table/outbox.ts';
import type { Write } from '#functions/table/table.ts';
import { spend, type TokenRecord } from '#functions/table/token.ts';
import { fullNameOf } from '#shared/values/full-name.ts';
import { claimAccount } from './claim-account.ts';
import type { SignUpContext } from './implementer.ts';
import type { NewPerson } from './new-person.ts';

/** An open invitation, claimed for this request alone. */
type OpenInvitation = MailedContact & { token: TokenRecord; claimId: string };

const overtaken = () =>
  problem('conflict', { detail: 'Something about this invitation changed just now. Please open its link again.' });

/**
 * Writes what joining always takes: the access beside the account, the contact, which becomes active, and the end of the link. `accounts` creates the
 * account.
 */
async function join(
  context: SignUpContext,
  { token, claimId, record, contact }: OpenInvitation,
  person: { id: string; name: string },
  accounts: readonly Write[],
  raised: readonly Write[],
): Promise<void> {
  const { version, invitation: _taken, ...row } = contact;
  const joined = { ...row, status: 'active' as const, accountId: person.id };
  const link = { caseId: record.id, contactId: contact.id, locationId: record.providerLocationId };
  const by = { kind: 'family' as const, id: person.id, name: person.name.slice(0, 200), onBehalfOf: null };
  const entry = { kind: 'contact-joined' as const, subject: contact.fullName, subjectId: contact.id };
  await changePeople(context, record, {
    change: { kind: 'put', contact: joined },
    own: [
      { put: contactItem(record.id, joined, version + 1), ifVersion: version },
      { put: caseLinkItem(person.id, link), unless: 'exists' },
      spend(token.hash, claimId, context.now),
      ...accounts,
    ],
    more: [
      { put: timelineItem({ id: context.newId(), caseId: record.id, at: context.now.toISOString(), by, ...entry }) },
      ...raised,
    ],
    events: [context.event('contact.joined', { ...about(record), contactId: contact.id, accountId: person.id }, link.locationId)],
    whenStale: overtaken,
  });
}

/** Builds the account of a relative who is new to Yarrow. The link was emailed to the address, which is thereby verified. */
function accountOf({ token, contact }: OpenInvitation, { firstName, lastName }: NewPerson, now: Date): AccountRecord {
  const at = now.toISOString();
  return {
    id: accountIdOfLink(token.hash),
    version: 1,
    kind: 'family',
    email: token.email,
    isEmailVerified: true,
    pendingEmail: null,
    firstName,
    lastName,
    phoneNumber: contact.phoneNumber,
    status: 'active',
    defaultLocationId: null,
    sessionsValidFrom: null,
    createdOn: at,
    updatedOn: at,
  };
}

/**
 * Creates the account and joins, in one transaction after the pool's user, whose id derives from the link, so that the same link can finish what a crash
 * left half done. If the transaction is refused, the user is deleted.
 */
export async function joinCaseAsNew(context: SignUpContext, invitation: OpenInvitation, person: NewPerson): Promise<void> {
  const account = accountOf(invitation, person, context.now);
  refuseCommonPassword(person.password, [account.email, person.firstName, person.lastName]);
  await context.identity.setPassword('family', account.id, person.password);
  const accounts: Write[] = [
    { put: emailItem(account.email, account.id, 'family'), unless: 'exists' },
    { put: accountItem(account), unless: 'exists' },
  ];
  const { record, contact } = invitation;
  const invitedTo = { locationId: record.providerLocationId, caseId: record.id, contactId: contact.id };
  const created = raise(context.event('account.created', { accountId: account.id, emailVerified: true, invitedTo }));
  try {
    await join(context, invitation, { id: account.id, name: fullNameOf(person) }, accounts, [created]);
  } catch (error) {
    // Only a refusal means that nothing was written.
    if (error instanceof ORPCError) await context.identity.deleteUser('family', account.id);
    throw error;
  }
}

/** Returns the account of an address, unless it is closed or already takes part in the case: it can do so once, as one contact. */
async function accountToJoin({ table }: SignUpContext, { record }: OpenInvitation, accountId: string): Promise<AccountRecord> {
  const collection = await readAccount(table, accountId);
  if (collection?.account.status !== 'active')
    throw problem('conflict', { detail: 'The account with this email address is closed. Please write to us.' });
  if (collection.cases.some(({ caseId }) => caseId === record.id))
    throw problem('conflict', { detail: 'You already take part in these arrangements. Please sign in.' });
  return collection.account;
}

/** Joins with the account that the address already has. Its password and name stay. */
export async function joinCaseWithAccount(context: SignUpContext, invitation: OpenInvitation, accountId: string): Promise<void> {
  const account = await accountToJoin(context, invitation, accountId);
  await join(context, invitation, { id: accountId, name: fullNameOf(account) }, [], []);
}

/** Joins with an account that someone made for the address and never verified. The person who reads its email takes it over first. */
export async function joinCaseByClaim(
  context: SignUpContext,
  invitation: OpenInvitation,
  accountId: string,
  person: NewPerson,
): Promise<void> {
  const account = await accountToJoin(context, invitation, accountId);
  const proved = await claimAccount(context, account, person);
  await join(context, invitation, { id: accountId, name: fullNameOf(person) }, [proved], []);
}
