import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { readLiveToken } from '#functions/table/token.ts';
import { os } from './implementer.ts';
import { accountOfMailedLink } from './mailed-link.ts';

/** Purposes of which only an account's newest link works. */
const ofAccounts: readonly string[] = ['password-reset', 'sign-in'];

/**
 * Tells whether an emailed link still works, before anyone fills in its form. Used, expired, and unknown links, and those for another purpose, look the
 * same.
 */
export const validatePasswordResetToken = os.validatePasswordResetToken.handler(async ({ input, context }) => {
  const found = await readLiveToken(context.table, hashOfToken(input.token), context.now);
  const token = found?.purpose === input.purpose ? found : undefined;
  // Reads an account for an unknown link as well, so that it takes as long.
  const isOpen = !ofAccounts.includes(input.purpose) || (await accountOfMailedLink(context.table, token)) !== undefined;
  const isValid = token !== undefined && isOpen;
  return { isValid, email: isValid ? token.email : null };
});
