import { emailVerificationRequested } from '#events/catalog/email-verification-requested.ts';
import { addressTakenLetter, emailChangeLetter, emailVerificationLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import { givesWay } from '#functions/runtime/gives-way.ts';
import type { Handle, ReactionContext } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { newToken } from '#functions/runtime/single-use-token.ts';
import type { AccountRecord } from '#functions/table/account.ts';
import { accountByEmail, readAccountRow } from '#functions/table/account.ts';
import { issueNewest } from '#functions/table/newest-link.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';

/** Tells whether the address still has to be verified: the account may have asked for another since, or verified it already. */
const isWanted = ({ email, isEmailVerified, pendingEmail, status }: AccountRecord, wanted: string) =>
  status === 'active' && (pendingEmail === wanted || (email === wanted && !isEmailVerified));

/** Emails a link unless one that was requested later is on its way. Earlier links to the same address stop working. */
async function mailLink(
  mail: MailPort,
  context: ReactionContext,
  account: AccountRecord,
  { email, at, endsAnother }: { email: string; at: string; endsAnother: boolean },
): Promise<void> {
  const accountId = account.id;
  const letter = async () => {
    const { raw, record } = newToken('email-verification', { email, accountId }, context);
    if (!(await issueNewest(context.table, record, at))) return undefined;
    // The mailbox's owner isn't known yet: a stranger must not see what someone chose as a name.
    return emailVerificationLetter({ ...sender(), firstName: '', email, accountId, token: raw, endsAnother });
  };
  await context.sendOnce(mail, { to: email, letter });
}

/**
 * Emails the link that verifies an address. If it would replace another, the present address is told first, while its owner can still object. If it belongs
 * to someone else's account, that person is told and no link is made, unless nobody verified that account: it gives way once the link is opened.
 */
export const mailEmailVerification =
  (mail: MailPort): Handle<{ accountId: string; email: string }> =>
  async ({ at, data: { accountId, email } }, context) => {
    const account = await readAccountRow(context.table, accountId);
    if (!account || !isWanted(account, email)) return undefined;
    const owner = await accountByEmail(context.table, email);
    const other = owner && owner.accountId !== accountId ? await readAccountRow(context.table, owner.accountId) : undefined;
    if (account.email !== email)
      await context.sendOnce(mail, {
        to: account.email,
        ...emailChangeLetter({ ...sender(), firstName: account.firstName, newEmail: email }),
      });
    const isTaken = other !== undefined && !givesWay(other);
    if (isTaken)
      await context.sendOnce(mail, { to: email, ...addressTakenLetter({ ...sender(), firstName: other.firstName, email }) });
    else await mailLink(mail, context, account, { email, at, endsAnother: other !== undefined });
    return undefined;
  };

export const handler = reaction('mail-email-verification', emailVerificationRequested.data, mailEmailVerification(sesMail()));
