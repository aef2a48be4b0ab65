import { beginSetUp, proveBoth } from '#functions/second-factor/index.ts';
import { os } from './implementer.ts';
import { ownAccount } from './own-account.ts';

/** Begins to set up an authenticator app, or another one in place of the present one, which works until the new one is confirmed. */
export const beginSecondFactor = os.beginSecondFactor.handler(async ({ input, context }) => {
  const { account } = await ownAccount(context);
  return beginSetUp(context, account.id, await proveBoth(context, account, input));
});
