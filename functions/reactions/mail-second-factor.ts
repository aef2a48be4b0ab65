import { secondFactorChanged } from '#events/catalog/second-factor-changed.ts';
import { secondFactorLetter } from '#functions/letters/index.ts';
import type { SecondFactorChange } from '#functions/letters/second-factor.ts';
import { sender } from '#functions/letters/sender.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { readAccountRow } from '#functions/table/account.ts';
import type { MailPort } from '#functions/vendors/mail/index.ts';
import { sesMail } from '#functions/vendors/mail/index.ts';
import { fullNameOf } from '#shared/values/full-name.ts';

type Data = { accountId: string; change: SecondFactorChange; codesLeft: number };

/** Tells a person that their second factor changed, so that they notice if someone else got into their account. */
export const mailSecondFactor =
  (mail: MailPort): Handle<Data> =>
  async ({ actor, data: { accountId, change, codesLeft } }, { table, sendOnce }) => {
    const account = await readAccountRow(table, accountId);
    if (account?.status !== 'active') return undefined;
    const administrator =
      actor.kind === 'system' && actor.id && actor.onBehalfOf ? await readAccountRow(table, actor.id) : undefined;
    const support = administrator ? fullNameOf(administrator) : null;
    const { email, firstName, kind } = account;
    await sendOnce(mail, {
      to: email,
      ...secondFactorLetter({ ...sender(), firstName, email, kind, change, codesLeft, support }),
    });
    return undefined;
  };

export const handler = reaction('mail-second-factor', secondFactorChanged.data, mailSecondFactor(sesMail()));
