import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { readLiveToken } from '#functions/table/token.ts';
import { os } from './implementer.ts';
import { accountOfMailedLink } from './mailed-link.ts';

/** Links that only the newest of, for an account as it is now, works. */
const ofAccounts: readonly string[] = ['password-reset', 'sign-in'];

/** Whether a mailed link still works, before anybody types into its form. Used, expired, unknown and of another purpose look the same. */
export const validatePasswordResetToken = os.validatePasswordResetToken.handler(async ({ input, context }) => {
  const found = await readLiveToken(context.table, hashOfToken(input.token), context.now);
  const token = found?.purpose === input.purpose ? found : undefined;
  // The account is read for an unknown link as well, so that it takes as long.
  const isOpen = !ofAccounts.includes(input.purpose) || (await accountOfMailedLink(context.table, token)) !== undefined;
  const isValid = token !== undefined && isOpen;
  return { isValid, email: isValid ? token.email : null };
});
