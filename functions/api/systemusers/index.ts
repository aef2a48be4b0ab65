/** `/api/systemusers`: sign-in of administrators and their support sessions; one file an operation. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { cognitoIdentity } from '#functions/vendors/identity/index.ts';
import { answerSystemSignInChallenge } from './answer-system-sign-in-challenge.ts';
import { endSupportLogin } from './end-support-login.ts';
import type { SystemusersContext } from './implementer.ts';
import { os } from './implementer.ts';
import { supportLogin } from './support-login.ts';
import { systemLogin } from './system-login.ts';
import { systemLogout } from './system-logout.ts';
import { systemSignInWithRecoveryCode } from './system-sign-in-with-recovery-code.ts';
import { useSystemRefreshToken } from './use-system-refresh-token.ts';

const router = os.router({
  systemLogin,
  answerSystemSignInChallenge,
  systemSignInWithRecoveryCode,
  useSystemRefreshToken,
  systemLogout,
  supportLogin,
  endSupportLogin,
});

const identity = cognitoIdentity();

export const handler = apiHandler<SystemusersContext>({ router, context: (base) => ({ ...base, identity }) });
