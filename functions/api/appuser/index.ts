/** `/api/appuser`: sign-in, session, and account of families and staff; one file per operation. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { cognitoIdentity } from '#functions/vendors/identity/index.ts';
import { accountExists } from './account-exists.ts';
import { answerSignInChallenge } from './answer-sign-in-challenge.ts';
import { beginSecondFactor } from './begin-second-factor.ts';
import { createAccount } from './create-account.ts';
import { getSecondFactor } from './get-second-factor.ts';
import type { AppuserContext } from './implementer.ts';
import { os } from './implementer.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { me } from './me.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { requestSignUpLink } from './request-sign-up-link.ts';
import { resendVerification } from './resend-verification.ts';
import { resetCurrentPassword } from './reset-current-password.ts';
import { saveDisplay } from './save-display.ts';
import { signInWithRecoveryCode } from './sign-in-with-recovery-code.ts';
import { switchLocation } from './switch-location.ts';
import { turnOffSecondFactor } from './turn-off-second-factor.ts';
import { updateAccount } from './update-account.ts';
import { useRefreshToken } from './use-refresh-token.ts';

const router = os.router({
  login,
  answerSignInChallenge,
  signInWithRecoveryCode,
  getSecondFactor,
  beginSecondFactor,
  turnOffSecondFactor,
  renewRecoveryCodes,
  useRefreshToken,
  logout,
  me,
  accountExists,
  resetCurrentPassword,
  createAccount,
  requestSignUpLink,
  updateAccount,
  resendVerification,
  switchLocation,
  saveDisplay,
});

const identity = cognitoIdentity();

export const handler = apiHandler<AppuserContext>({ router, context: (base) => ({ ...base, identity }) });
