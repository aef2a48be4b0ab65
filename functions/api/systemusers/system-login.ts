import { signIn } from '#functions/runtime/sessions.ts';
import { os } from './implementer.ts';
import { systemSession } from './system-session.ts';

/** Signs an administrator in. Families and staff cannot come in here, and are told so in the same words as a wrong password. */
export const systemLogin = os.systemLogin.handler(async ({ input, context }) =>
  systemSession(context, await signIn(context, 'system', input.email, input.password)),
);
