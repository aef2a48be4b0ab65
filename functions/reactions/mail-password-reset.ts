import { passwordResetRequested } from '#events/catalog/password-reset-requested.ts';
import { passwordResetLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { newToken } from '#functions/runtime/single-use-token.ts';
import { accountByEmail, readAccountRow } from '#functions/table/account.ts';
import { tokenItem } from '#functions/table/token.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';

/**
 * Mails the link that sets a new password, to families and staff with an account. To an address without one nothing is written: it may be anybody's.
 * Administrators' passwords are not reset by mail.
 */
export const mailPasswordReset =
  (mail: MailPort): Handle<{ email: string }> =>
  async ({ data: { email } }, context) => {
    const owner = await accountByEmail(context.table, email);
    const account = owner && (await readAccountRow(context.table, owner.accountId));
    if (account?.status !== 'active' || account.kind === 'system') return undefined;
    const { raw, record } = newToken('password-reset', { email, accountId: account.id }, context);
    await context.table.put(tokenItem(record));
    await context.sendOnce(mail, {
      to: email,
      ...passwordResetLetter({ ...sender(), firstName: account.firstName, token: raw }),
    });
    return undefined;
  };

export const handler = reaction('mail-password-reset', passwordResetRequested.data, mailPasswordReset(sesMail()));
