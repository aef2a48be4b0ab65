import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import type { ContactRow } from '#functions/table/contact.ts';
import { isClosed } from '#shared/lifecycles/case-status.ts';
import { type ContactAccess, whyNotInvite, whyNotSendArrangement } from '#shared/lifecycles/contact-status.ts';
import type { Membership } from '#shared/model/membership.ts';
import { checkFamilyAddress, countLetter } from './check-invitable.ts';
import { invite, sendArrangement } from './contact-links.ts';

type ContactInCase = { membership: Membership; record: CaseRecord; contact: ContactRow };

export const accessOf = (contact: ContactRow): ContactAccess => ({ ...contact, hasAccount: contact.accountId !== undefined });

function refuse(whyNot: string | null): void {
  if (whyNot !== null) throw problem('conflict', { detail: whyNot });
}

/** Refuses to email a family about a case that is over: the link wouldn't open. */
function checkOpen({ status }: CaseRecord, isOver: boolean): void {
  if (isOver) throw problem('conflict', { detail: `This case is ${status}. Make it active again first.` });
}

/** Checks that a contact may be invited, and returns the writes. */
export async function inviteContact(context: OperationContext, { membership, record, contact }: ContactInCase) {
  checkOpen(record, record.status === 'cancelled');
  refuse(whyNotInvite(accessOf(contact), membership));
  await checkFamilyAddress(context, contact.email);
  await countLetter(context, contact.email);
  return invite(context, record, contact);
}

/** Checks that the arrangement link may be sent, and returns the writes. */
export async function sendArrangementLink(context: OperationContext, { membership, record, contact }: ContactInCase) {
  checkOpen(record, isClosed(record));
  refuse(whyNotSendArrangement(accessOf(contact), membership));
  await countLetter(context, contact.email);
  return sendArrangement(context, record, contact);
}
