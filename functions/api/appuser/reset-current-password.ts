import { changePassword } from '#functions/sign-in/change-password.ts';
import { os } from './implementer.ts';
import { sessionAnswer } from './session-answer.ts';
import { ownerOfAccount } from './signed-in-person.ts';

/** Changes the password of a family or provider account. */
export const resetCurrentPassword = os.resetCurrentPassword.handler(async ({ input, context }) =>
  sessionAnswer(await changePassword(context, 'app', ownerOfAccount(context), input)),
);
