import { beginSetUp, proveBoth } from '#functions/second-factor/index.ts';
import { os } from './implementer.ts';
import { ownAccount } from './own-account.ts';

/** Starts setting up an authenticator app. A present one keeps working until the new one is confirmed. */
export const beginSecondFactor = os.beginSecondFactor.handler(async ({ input, context }) => {
  const { account } = await ownAccount(context);
  return beginSetUp(context, account.id, await proveBoth(context, account, input));
});
