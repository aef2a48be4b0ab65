import { about } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { changeContact } from '#functions/cases/contacts/change-contact.ts';
import { withoutInvitation } from '#functions/cases/contacts/contact-links.ts';
import { contactOf } from '#functions/cases/contacts/contact-of.ts';
import { problem } from '#functions/problem.ts';
import { os } from './implementer.ts';

export const cancelInvitation = os.cancelInvitation.handler(async ({ input, context }) => {
  const { record, contact } = await contactOf(context, input);
  if (contact.status !== 'pending') throw problem('conflict', { detail: 'There is no invitation to cancel.' });
  const eventData = { ...about(record), contactId: contact.id, from: contact.status, to: 'contact-only' };
  return changeContact(context, record, contact, {
    contact: withoutInvitation(contact),
    writes: [
      tell(context, record.id, { kind: 'contact-invitation-cancelled', subject: contact.fullName, subjectId: contact.id }),
    ],
    events: [context.event('contact.status-changed', eventData, record.providerLocationId)],
  });
});
