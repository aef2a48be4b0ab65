import { beginSetUp, proveBoth } from '#functions/second-factor/index.ts';
import { os } from './implementer.ts';
import { ownAccount } from './own-account.ts';

/** Starts setting up another authenticator app. The present one works until the new one is confirmed. */
export const beginSystemSecondFactor = os.beginSystemSecondFactor.handler(async ({ input, context }) => {
  const { account } = await ownAccount(context);
  return beginSetUp(context, account.id, await proveBoth(context, account, input));
});
