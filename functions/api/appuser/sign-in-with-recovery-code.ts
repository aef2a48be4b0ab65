import { signInWithRecovery } from '#functions/sign-in/sessions.ts';
import { os } from './implementer.ts';

/** Spends a recovery code of someone who lost their app. They set up a new one next. */
export const signInWithRecoveryCode = os.signInWithRecoveryCode.handler(({ input, context }) =>
  signInWithRecovery(context, 'app', input),
);
