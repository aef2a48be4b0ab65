import {
  type ContactPlaceOfLink,
  contactPlaceOfLinkSchema,
  factsOfLetter,
  mailedContact,
  waitsForInvitation,
} from '#functions/cases/contacts/mailed-contact.ts';
import { caseInvitationLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { newToken } from '#functions/runtime/single-use-token.ts';
import { tokenItem } from '#functions/table/token.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';

/** Emails the link that opens a case to a relative. Sends nothing if the invitation was canceled or resent in the meantime. */
export const mailCaseInvitation =
  (mail: MailPort): Handle<ContactPlaceOfLink> =>
  async ({ data }, context) => {
    const found = await mailedContact(context.table, data);
    const invitation = found?.contact.invitation;
    if (!found || !invitation || !waitsForInvitation(found.contact, data.invitationId)) return undefined;
    const { email } = found.contact;
    const { raw, record } = newToken('case-invitation', { email, accountId: null }, context);
    // The link ends when the list of contacts says it does, however late the email is.
    await context.table.put(tokenItem({ ...record, expiresOn: invitation.expiresOn, contact: data }));
    await context.sendOnce(mail, { to: email, ...caseInvitationLetter({ ...sender(), token: raw, ...factsOfLetter(found) }) });
    return undefined;
  };

export const handler = reaction('mail-case-invitation', contactPlaceOfLinkSchema, mailCaseInvitation(sesMail()));
