import { supportStarted } from '#events/catalog/support-started.ts';
import { supportStartedLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readAccountRow } from '#functions/table/account.ts';
import { readAuditEntry } from '#functions/table/support.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';
import { fullNameOf } from '#shared/values/full-name.ts';

type Data = { accountId: string; systemId: string; auditId: string };

/** Tells a member of a home that support acts for them, and why. */
export const mailSupportStarted =
  (mail: MailPort): Handle<Data> =>
  async ({ data: { accountId, systemId, auditId } }, { table, sendOnce }) => {
    const [account, administrator, entry] = await Promise.all([
      readAccountRow(table, accountId),
      readAccountRow(table, systemId),
      readAuditEntry(table, accountId, auditId),
    ]);
    if (account?.status !== 'active' || !administrator || !entry) return undefined;
    const { email, firstName } = account;
    const facts = { firstName, administrator: fullNameOf(administrator), reason: entry.reason };
    await sendOnce(mail, { to: email, ...supportStartedLetter({ ...sender(), ...facts }) });
    return undefined;
  };

export const handler = reaction('mail-support-started', supportStarted.data, mailSupportStarted(sesMail()));
