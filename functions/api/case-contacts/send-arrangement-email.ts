import { changeContact } from '#functions/cases/contacts/change-contact.ts';
import { contactOf } from '#functions/cases/contacts/contact-of.ts';
import { sendArrangementLink } from '#functions/cases/contacts/invite-contact.ts';
import { problem } from '#functions/problem.ts';
import { os } from './implementer.ts';

export const sendArrangementEmail = os.sendArrangementEmail.handler(async ({ input, context }) => {
  const found = await contactOf(context, input);
  if (!found.contact.arrangementLink)
    throw problem('conflict', { detail: 'No arrangement link has been sent to this contact yet.' });
  return changeContact(context, found.record, found.contact, await sendArrangementLink(context, found));
});
