import { renewCodes } from '#functions/second-factor/index.ts';
import { os } from './implementer.ts';
import { ownAccount } from './own-account.ts';

export const renewSystemRecoveryCodes = os.renewSystemRecoveryCodes.handler(async ({ input, context }) => {
  const { account } = await ownAccount(context);
  return { recoveryCodes: await renewCodes(context, account, input) };
});
