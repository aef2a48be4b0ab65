import { arrangementDetached } from '#events/catalog/arrangement-detached.ts';
import { planDetachedLetter } from '#functions/letters/index.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readAccountRow } from '#functions/table/account.ts';
import { readLocation } from '#functions/table/location.ts';
import { readPlan } from '#functions/table/plan.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';

type Data = { accountId: string; arrangementId: string };

/** Tells the owner of a plan that someone else has begun another one with the link that it came from. */
export const mailPlanDetached =
  (mail: MailPort): Handle<Data> =>
  async ({ data: { accountId, arrangementId } }, { table, sendOnce }) => {
    const [account, plan] = await Promise.all([readAccountRow(table, accountId), readPlan(table, arrangementId)]);
    const home = plan && (await readLocation(table, plan.locationId));
    if (account?.status !== 'active' || plan?.accountId !== accountId || !home) return undefined;
    const facts = { firstName: account.firstName, homeName: home.name, arrangementId };
    await sendOnce(mail, { to: account.email, ...planDetachedLetter({ ...sender(), ...facts }) });
    return undefined;
  };

export const handler = reaction('mail-plan-detached', arrangementDetached.data, mailPlanDetached(sesMail()));
