import { providerSignUpRequested } from '#events/catalog/provider-sign-up-requested.ts';
import { providerSignUpLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readSignUpRequest } from '#functions/table/sign-up-request.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';

/** Emails a home's request to our own team. A reply goes to the one who asked. The request stays in the list whatever happens to the email. */
export const mailProviderSignUp =
  (mail: MailPort): Handle<{ requestId: string }> =>
  async ({ data: { requestId } }, context) => {
    const { table } = context;
    const request = await readSignUpRequest(table, requestId);
    if (!request) throw new Error('The request is not in the table.');
    const { businessName, firstName, lastName, email, phoneNumber } = request;
    const from = sender();
    const letter = providerSignUpLetter({ ...from, businessName, firstName, lastName, email, phoneNumber });
    await context.sendOnce(mail, { to: from.supportMail, replyTo: email, ...letter });
    return undefined;
  };

export const handler = reaction('mail-provider-sign-up', providerSignUpRequested.data, mailProviderSignUp(sesMail()));
