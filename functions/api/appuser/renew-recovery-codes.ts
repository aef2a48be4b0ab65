import { renewCodes } from '#functions/second-factor/index.ts';
import { os } from './implementer.ts';
import { ownAccount } from './own-account.ts';

/** Makes new recovery codes, which replace all earlier ones. */
export const renewRecoveryCodes = os.renewRecoveryCodes.handler(async ({ input, context }) => {
  const { account } = await ownAccount(context);
  return { recoveryCodes: await renewCodes(context, account, input) };
});
