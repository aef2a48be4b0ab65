import { changeContact } from '#functions/cases/contacts/change-contact.ts';
import { contactOf } from '#functions/cases/contacts/contact-of.ts';
import { sendArrangementLink } from '#functions/cases/contacts/invite-contact.ts';
import { problem } from '#functions/problem.ts';
import { isLinkOut } from '#shared/lifecycles/contact-status.ts';
import { os } from './implementer.ts';

/** Sends the first link, or another one after a link was canceled or has expired. While a link is out, `sendArrangementEmail` sends it again. */
export const inviteToArrangementOnline = os.inviteToArrangementOnline.handler(async ({ input, context }) => {
  const found = await contactOf(context, input);
  if (isLinkOut(found.contact.arrangementLink, context.now.toISOString()))
    throw problem('conflict', { detail: 'This contact already has an arrangement link. You can send it again.' });
  return changeContact(context, found.record, found.contact, await sendArrangementLink(context, found));
});
