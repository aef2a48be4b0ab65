/** `/api/systemusers`: sign-in of administrators, the security of their accounts, and their support sessions; one file per operation. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { cognitoIdentity } from '#functions/vendors/identity/index.ts';
import { answerSystemSignInChallenge } from './answer-system-sign-in-challenge.ts';
import { beginSystemSecondFactor } from './begin-system-second-factor.ts';
import { endSupportLogin } from './end-support-login.ts';
import { endSupportSession } from './end-support-session.ts';
import { getSupportSessions } from './get-support-sessions.ts';
import { getSystemSecondFactor } from './get-system-second-factor.ts';
import type { SystemusersContext } from './implementer.ts';
import { os } from './implementer.ts';
import { renewSystemRecoveryCodes } from './renew-system-recovery-codes.ts';
import { resetSystemPassword } from './reset-system-password.ts';
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
  getSystemSecondFactor,
  beginSystemSecondFactor,
  renewSystemRecoveryCodes,
  resetSystemPassword,
  supportLogin,
  endSupportLogin,
  getSupportSessions,
  endSupportSession,
});

const identity = cognitoIdentity();

export const handler = apiHandler<SystemusersContext>({ router, context: (base) => ({ ...base, identity }) });
