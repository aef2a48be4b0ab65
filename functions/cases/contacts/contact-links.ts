import type { DomainEvent } from '#events/envelope.ts';
import { about } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { leadIdOf } from '#functions/runtime/named-id.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, readCase } from '#functions/table/case.ts';
import { type ContactFields, type ContactInvitation, readContact } from '#functions/table/contact.ts';
import type { PlanCase } from '#functions/table/plan-case.ts';
import type { Table, Write } from '#functions/table/table.ts';
import { tokenHours } from '#functions/table/token.ts';
import { supportInvitation } from '#functions/team/support-change.ts';
import { isClosed } from '#shared/lifecycles/case-status.ts';

type Purpose = 'case-invitation' | 'arrangement-link';

/** Returns a new link for seven days. Its new id voids every earlier one. */
const newLink = ({ now, newId }: OperationContext, purpose: Purpose): ContactInvitation => ({
  id: newId(),
  sentOn: now.toISOString(),
  expiresOn: new Date(now.getTime() + tokenHours[purpose] * 3_600_000).toISOString(),
});

/** A contact that was emailed, what else is written with it, and its events. */
type EmailedContact = { contact: ContactFields; writes: Write[]; events: DomainEvent[] };

/** Invites a contact into its case: pending, with the open invitation, and the event whose reaction sends the link. */
export function invite(context: OperationContext, record: CaseRecord, contact: ContactFields): EmailedContact {
  const invitation = newLink(context, 'case-invitation');
  const eventData = { ...about(record), contactId: contact.id, invitationId: invitation.id };
  return {
    contact: { ...contact, status: 'pending', invitation },
    writes: [
      tell(context, record.id, { kind: 'contact-invited', subject: contact.fullName, subjectId: contact.id }),
      ...supportInvitation(
        context,
        record.providerLocationId,
        contact.fullName,
        `Takes part in the case of ${record.decedentFullName || record.caseNumber}.`,
      ),
    ],
    events: [context.event('contact.invited', eventData, record.providerLocationId)],
  };
}

/** Sends a contact the link to plan the arrangement. It continues a plan that was begun with an earlier link. */
export function sendArrangement(context: OperationContext, record: CaseRecord, contact: ContactFields): EmailedContact {
  const link = newLink(context, 'arrangement-link');
  const planId = contact.arrangementLink?.planId;
  const eventData = { ...about(record), contactId: contact.id, invitationId: link.id };
  return {
    contact: { ...contact, arrangementLink: { ...link, state: 'sent', ...(planId === undefined ? {} : { planId }) } },
    writes: [tell(context, record.id, { kind: 'contact-arrangement-sent', subject: contact.fullName, subjectId: contact.id })],
    events: [context.event('contact.arrangement-requested', eventData, record.providerLocationId)],
  };
}

/** Removes a contact's open invitation. */
export const withoutInvitation = ({ invitation: _void, ...contact }: ContactFields): ContactFields => ({
  ...contact,
  status: 'contact-only',
});

/** Cancels a contact's arrangement link. Its plan stays with the family; a link that is sent to the same address later continues it. */
export const withoutArrangementLink = (contact: ContactFields): ContactFields =>
  contact.arrangementLink ? { ...contact, arrangementLink: { ...contact.arrangementLink, state: 'cancelled' } } : contact;

/** Cancels a contact's arrangement link and forgets its plan, because the next link goes to someone else, who must not be given that plan. */
export function withoutPlan(contact: ContactFields): ContactFields {
  if (!contact.arrangementLink) return contact;
  const { planId: _begunByAnother, ...link } = contact.arrangementLink;
  return { ...contact, arrangementLink: { ...link, state: 'cancelled' } };
}

/**
 * Tells whether what a family sends with a plan may still reach the plan's case: the plan opened that case itself, or the contact whose link began it
 * still has that link. A home that cancels the link, corrects the address, blocks or removes the contact, or closes or deletes the case ends it.
 */
export async function mayReachCase(table: Table, { caseId, planId, locationId, contactId }: PlanCase): Promise<boolean> {
  if (caseId === leadIdOf(planId, locationId)) return true;
  const [record, contact] = await Promise.all([readCase(table, caseId), readContact(table, caseId, contactId)]);
  if (!record || isClosed(record) || record.deletedOn !== undefined) return false;
  const link = contact?.status === 'blocked' ? undefined : contact?.arrangementLink;
  return link?.planId === planId && link.state !== 'cancelled';
}
