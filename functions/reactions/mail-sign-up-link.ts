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

/** Emails the link that creates an account or, if there already is one, how to get into it. The call's answer was the same either way. */
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
    // The hash is stored before the email is sent: nobody opens a link before it works.
    await context.table.put(tokenItem(record));
    await context.sendOnce(mail, { to: email, ...signUpLinkLetter({ ...sender(), token: raw }) });
    return undefined;
  };

export const handler = reaction('mail-sign-up-link', signUpRequested.data, mailSignUpLink(sesMail()));
