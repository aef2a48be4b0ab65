import { signInWithRecovery } from '#functions/sign-in/sessions.ts';
import { os } from './implementer.ts';

/** Spends a recovery code of somebody who lost their app; setting up a new one comes next. */
export const signInWithRecoveryCode = os.signInWithRecoveryCode.handler(({ input, context }) =>
  signInWithRecovery(context, 'app', input),
);
