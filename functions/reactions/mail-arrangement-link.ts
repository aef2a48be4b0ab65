import {
  type ContactPlaceOfLink,
  contactPlaceOfLinkSchema,
  factsOfLetter,
  hasArrangementLink,
  mailedContact,
} from '#functions/cases/contacts/mailed-contact.ts';
import { arrangementLinkLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { newToken } from '#functions/runtime/single-use-token.ts';
import { tokenItem } from '#functions/table/token.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';

/** Emails the link by which a relative plans the arrangement of a case. Sends nothing if it was canceled or resent in the meantime. */
export const mailArrangementLink =
  (mail: MailPort): Handle<ContactPlaceOfLink> =>
  async ({ data }, context) => {
    const found = await mailedContact(context.table, data);
    const link = found?.contact.arrangementLink;
    if (!found || !link || !hasArrangementLink(found.contact, data.invitationId)) return undefined;
    const { email } = found.contact;
    const { raw, record } = newToken('arrangement-link', { email, accountId: null }, context);
    await context.table.put(tokenItem({ ...record, expiresOn: link.expiresOn, contact: data }));
    const letter = arrangementLinkLetter({ ...sender(), token: raw, locationId: data.locationId, ...factsOfLetter(found) });
    await context.sendOnce(mail, { to: email, ...letter });
    return undefined;
  };

export const handler = reaction('mail-arrangement-link', contactPlaceOfLinkSchema, mailArrangementLink(sesMail()));
