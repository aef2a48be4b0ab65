import { changeContact } from '#functions/cases/contacts/change-contact.ts';
import { contactOf } from '#functions/cases/contacts/contact-of.ts';
import { inviteContact } from '#functions/cases/contacts/invite-contact.ts';
import { os } from './implementer.ts';

/** Invites a contact, or invites them again, which voids the earlier link. */
export const sendInvitation = os.sendInvitation.handler(async ({ input, context }) => {
  const found = await contactOf(context, input);
  return changeContact(context, found.record, found.contact, await inviteContact(context, found));
});
