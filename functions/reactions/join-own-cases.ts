import * as z from 'zod';
import { followEmail } from '#functions/cases/contacts/follow-email.ts';
import { joinOwnLeads } from '#functions/cases/contacts/join-own-leads.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readAccount } from '#functions/table/account.ts';

/** What both events name. It doesn't matter which plan was linked, since all of the account's are checked. */
const ofAccount = z.object({ accountId: z.guid() });

/** Lets a family with a verified address take part in the cases of the plans that it sent before, and gives the address to the homes of its cases. */
export const handler = reaction('join-own-cases', ofAccount, async ({ data: { accountId } }, context) => {
  const found = await readAccount(context.table, accountId);
  if (found?.account.status !== 'active' || !found.account.isEmailVerified) return undefined;
  await followEmail(context, found);
  await joinOwnLeads(context, found);
  return undefined;
});
