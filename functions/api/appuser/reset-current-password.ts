import { changePassword } from '#functions/sign-in/change-password.ts';
import { os } from './implementer.ts';
import { sessionAnswer } from './session-answer.ts';
import { ownerOfAccount } from './signed-in-person.ts';

/** Changes a family or provider person's own password. */
export const resetCurrentPassword = os.resetCurrentPassword.handler(async ({ input, context }) =>
  sessionAnswer(await changePassword(context, 'app', ownerOfAccount(context), input)),
);
