import { signInLinkRequested } from '#events/catalog/sign-in-link-requested.ts';
import { links, signInLinkLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { newToken } from '#functions/runtime/single-use-token.ts';
import { accountByEmail, readAccountRow } from '#functions/table/account.ts';
import { issueNewest } from '#functions/table/newest-link.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';

/** Emails the link to families, staff and administrators with an account. Nothing is sent to an address without one: it may be anyone's. */
export const mailSignInLink =
  (mail: MailPort): Handle<{ email: string }> =>
  async ({ at, data: { email } }, context) => {
    const owner = await accountByEmail(context.table, email);
    const account = owner && (await readAccountRow(context.table, owner.accountId));
    if (account?.status !== 'active') return undefined;
    const letter = async () => {
      const { raw, record } = newToken('sign-in', { email, accountId: account.id }, context);
      if (!(await issueNewest(context.table, record, at))) return undefined;
      const { site, supportMail } = sender();
      const url = account.kind === 'system' ? links(site).systemSignIn(raw) : links(site).signIn(email, raw);
      return signInLinkLetter({ supportMail, firstName: account.firstName, url });
    };
    await context.sendOnce(mail, { to: email, letter });
    return undefined;
  };

export const handler = reaction('mail-sign-in-link', signInLinkRequested.data, mailSignInLink(sesMail()));
