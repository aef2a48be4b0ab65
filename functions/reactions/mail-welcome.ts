import type * as z from 'zod';
import { accountCreated } from '#events/catalog/account-created.ts';
import { factsOfLetter, mailedContact } from '#functions/cases/contacts/mailed-contact.ts';
import { caseWelcomeLetter, staffWelcomeLetter, welcomeLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { type AccountRecord, readAccountRow } from '#functions/table/account.ts';
import type { Table } from '#functions/table/table.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';

type Data = z.infer<typeof accountCreated.data>;

/** Returns the letter to someone who was invited to a case; none if they don't take part in it any more. They aren't looking for a funeral home. */
async function caseWelcome(table: Table, invitedTo: NonNullable<Data['invitedTo']>, { id, email, firstName }: AccountRecord) {
  const found = await mailedContact(table, invitedTo);
  if (found?.contact.accountId !== id || found.contact.status !== 'active') return undefined;
  return caseWelcomeLetter({ ...sender(), ...factsOfLetter(found), ...{ firstName, email, caseId: invitedTo.caseId } });
}

/** Tells the owner of a new account that it exists: a family where to look, a relative where the case is, and staff where their work is. */
export const mailWelcome =
  (mail: MailPort): Handle<Data> =>
  async ({ data: { accountId, invitedTo } }, context) => {
    const { table } = context;
    const account = await readAccountRow(table, accountId);
    if (account?.status !== 'active') return undefined;
    // An unverified address may be a stranger's, who must not see what someone chose as a name.
    const { email, firstName: name, isEmailVerified, kind } = account;
    const firstName = isEmailVerified ? name : '';
    const plain = kind === 'provider' ? staffWelcomeLetter : welcomeLetter;
    const letter = invitedTo ? await caseWelcome(table, invitedTo, account) : plain({ ...sender(), firstName, email });
    if (letter) await context.sendOnce(mail, { to: email, ...letter });
    return undefined;
  };

export const handler = reaction('mail-welcome', accountCreated.data, mailWelcome(sesMail()));
