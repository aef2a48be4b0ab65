import { allowedMove } from '#functions/cases/changing/allowed-move.ts';
import { about, staleCase } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { changeContact } from '#functions/cases/contacts/change-contact.ts';
import { contactOf } from '#functions/cases/contacts/contact-of.ts';
import { accessOf, inviteContact } from '#functions/cases/contacts/invite-contact.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { accountKeys, caseLinkItem, readAccount } from '#functions/table/account.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import type { ContactRow } from '#functions/table/contact.ts';
import type { Write } from '#functions/table/table.ts';
import { contactMoves } from '#shared/lifecycles/contact-status.ts';
import type { ContactStatus } from '#shared/model/enumerations/people.ts';
import { os } from './implementer.ts';

/** Returns the writes of the row beside the account that grants access: blocking removes it, and unblocking restores it. */
function accessWrites(record: CaseRecord, { id, accountId }: ContactRow, to: ContactStatus): Write[] {
  if (accountId === undefined) return [];
  if (to === 'blocked') return [{ delete: accountKeys.case(accountId, record.id) }];
  const link = { caseId: record.id, contactId: id, locationId: record.providerLocationId };
  return to === 'active' ? [{ put: caseLinkItem(accountId, link), unless: 'exists' }] : [];
}

const timelineKindOf = (to: ContactStatus, from: ContactStatus) => {
  if (to === 'blocked') return 'contact-blocked';
  return from === 'blocked' ? 'contact-unblocked' : 'contact-invitation-cancelled';
};

/** Refuses an account that already takes part in the case, because it was let in as another contact meanwhile. */
async function refuseSecondPart({ table }: OperationContext, record: CaseRecord, { accountId }: ContactRow): Promise<void> {
  const links = accountId === undefined ? [] : ((await readAccount(table, accountId))?.cases ?? []);
  if (links.some(({ caseId }) => caseId === record.id))
    throw problem('conflict', { detail: 'This person already takes part in the case, as another contact.' });
}

/** Blocks, unblocks, cancels an invitation, or (Pending) sends one: whatever the lifecycle allows from the status that the caller saw. */
export const updateContactStatus = os.updateContactStatus.handler(async ({ input, context }) => {
  const { caseId, id, from, status: to } = input;
  const found = await contactOf(context, { caseId, contactId: id });
  const { membership, record, contact } = found;
  if (contact.status !== from) throw staleCase('The status of this contact was changed in the meantime.');
  allowedMove(contactMoves(accessOf(contact), membership), to, '');
  if (to === 'pending') return changeContact(context, record, contact, await inviteContact(context, found));
  if (to === 'active') await refuseSecondPart(context, record, contact);
  const { invitation: _void, ...rest } = contact;
  const subject = { subject: contact.fullName, subjectId: id };
  return changeContact(context, record, contact, {
    contact: { ...rest, status: to },
    writes: [...accessWrites(record, contact, to), tell(context, caseId, { kind: timelineKindOf(to, from), ...subject })],
    events: [context.event('contact.status-changed', { ...about(record), contactId: id, from, to }, record.providerLocationId)],
  });
});
