import { passwordResetRequested } from '#events/catalog/password-reset-requested.ts';
import { passwordResetLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { newToken } from '#functions/runtime/single-use-token.ts';
import { accountByEmail, readAccountRow } from '#functions/table/account.ts';
import { issueNewest } from '#functions/table/newest-link.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';

/**
 * Emails the link that sets a new password, to families and staff with an account. Sends nothing to an address without one: it may be anyone's.
 * Administrators' passwords can't be reset by email. Earlier links stop working.
 */
export const mailPasswordReset =
  (mail: MailPort): Handle<{ email: string }> =>
  async ({ at, data: { email } }, context) => {
    const owner = await accountByEmail(context.table, email);
    const account = owner && (await readAccountRow(context.table, owner.accountId));
    if (account?.status !== 'active' || account.kind === 'system') return undefined;
    const letter = async () => {
      const { raw, record } = newToken('password-reset', { email, accountId: account.id }, context);
      if (!(await issueNewest(context.table, record, at))) return undefined;
      return passwordResetLetter({ ...sender(), firstName: account.firstName, token: raw });
    };
    await context.sendOnce(mail, { to: email, letter });
    return undefined;
  };

export const handler = reaction('mail-password-reset', passwordResetRequested.data, mailPasswordReset(sesMail()));
