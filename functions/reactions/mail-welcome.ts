import { accountCreated } from '#events/catalog/account-created.ts';
import { staffWelcomeLetter, welcomeLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readAccountRow } from '#functions/table/account.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';

/** Tells the owner of a new account that it exists: a family where to look, staff where their work is. */
export const mailWelcome =
  (mail: MailPort): Handle<{ accountId: string }> =>
  async ({ data: { accountId } }, context) => {
    const { table } = context;
    const account = await readAccountRow(table, accountId);
    if (account?.status !== 'active') return undefined;
    // An unverified address may be a stranger's, who must not see what someone chose as a name.
    const { email, firstName: name, isEmailVerified, kind } = account;
    const firstName = isEmailVerified ? name : '';
    const letter = kind === 'provider' ? staffWelcomeLetter : welcomeLetter;
    await context.sendOnce(mail, { to: email, ...letter({ ...sender(), firstName, email }) });
    return undefined;
  };

export const handler = reaction('mail-welcome', accountCreated.data, mailWelcome(sesMail()));
