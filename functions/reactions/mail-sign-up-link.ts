import { signUpRequested } from '#events/catalog/sign-up-requested.ts';
import { accountExistsLetter, signUpLinkLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { newToken } from '#functions/runtime/single-use-token.ts';
import { accountByEmail, readAccountRow } from '#functions/table/account.ts';
import { tokenItem } from '#functions/table/token.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';

/** Mails the link that makes an account; where there is one already, how to get into it. Either way the call had answered alike. */
export const mailSignUpLink =
  (mail: MailPort): Handle<{ email: string }> =>
  async ({ data: { email } }, context) => {
    const owner = await accountByEmail(context.table, email);
    const account = owner && (await readAccountRow(context.table, owner.accountId));
    if (account) {
      await context.sendOnce(mail, { to: email, ...accountExistsLetter({ ...sender(), firstName: account.firstName, email }) });
      return undefined;
    }
    const { raw, record } = newToken('family-sign-up', { email, accountId: null }, context);
    // The hash is there before the mail is: nobody is faster than the link that they open.
    await context.table.put(tokenItem(record));
    await context.sendOnce(mail, { to: email, ...signUpLinkLetter({ ...sender(), token: raw }) });
    return undefined;
  };

export const handler = reaction('mail-sign-up-link', signUpRequested.data, mailSignUpLink(sesMail()));
