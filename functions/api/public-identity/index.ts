/** `/api/public`, the identity part: forgotten passwords, emailed links, and who is a funeral director; one file per operation. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { cognitoIdentity } from '#functions/vendors/identity/index.ts';
import { forgotPassword } from './forgot-password.ts';
import type { PublicIdentityContext } from './implementer.ts';
import { os } from './implementer.ts';
import { isFuneralDirector } from './is-funeral-director.ts';
import { requestSignInLink } from './request-sign-in-link.ts';
import { usePasswordResetToken } from './use-password-reset-token.ts';
import { useSignInLink } from './use-sign-in-link.ts';
import { validatePasswordResetToken } from './validate-password-reset-token.ts';
import { verifyEmail } from './verify-email.ts';

const router = os.router({
  forgotPassword,
  validatePasswordResetToken,
  usePasswordResetToken,
  requestSignInLink,
  useSignInLink,
  verifyEmail,
  isFuneralDirector,
});

const identity = cognitoIdentity();

export const handler = apiHandler<PublicIdentityContext>({ router, context: (base) => ({ ...base, identity }) });
