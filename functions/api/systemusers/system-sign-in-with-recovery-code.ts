import { signInWithRecovery } from '#functions/sign-in/sessions.ts';
import { os } from './implementer.ts';

/** Spends a recovery code of an administrator who lost their app. They set up a new one next. */
export const systemSignInWithRecoveryCode = os.systemSignInWithRecoveryCode.handler(({ input, context }) =>
  signInWithRecovery(context, 'system', input),
);
