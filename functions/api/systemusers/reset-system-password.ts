import { changePassword } from '#functions/sign-in/change-password.ts';
import { os } from './implementer.ts';
import { ownAccount } from './own-account.ts';
import { systemSession } from './system-session.ts';

/** Changes an administrator's own password. Their support session continues. */
export const resetSystemPassword = os.resetSystemPassword.handler(async ({ input, context }) => {
  const { account } = await ownAccount(context);
  return systemSession(context, await changePassword(context, 'system', account, input));
});
