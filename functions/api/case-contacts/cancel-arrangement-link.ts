import { tell } from '#functions/cases/changing/timeline-of.ts';
import { changeContact } from '#functions/cases/contacts/change-contact.ts';
import { withoutArrangementLink } from '#functions/cases/contacts/contact-links.ts';
import { contactOf } from '#functions/cases/contacts/contact-of.ts';
import { problem } from '#functions/problem.ts';
import { os } from './implementer.ts';

export const cancelArrangementLink = os.cancelArrangementLink.handler(async ({ input, context }) => {
  const { record, contact } = await contactOf(context, input);
  const link = contact.arrangementLink;
  if (!link || link.state === 'cancelled') throw problem('conflict', { detail: 'There is no arrangement link to cancel.' });
  return changeContact(context, record, contact, {
    contact: withoutArrangementLink(contact),
    writes: [
      tell(context, record.id, { kind: 'contact-arrangement-cancelled', subject: contact.fullName, subjectId: contact.id }),
    ],
  });
});
