import { problem } from '#functions/problem.ts';
import { rememberLinkedDevice } from '#functions/runtime/known-device.ts';
import { forgetFailuresOn } from '#functions/runtime/sign-in-limits.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { readLiveToken, spendUnclaimed } from '#functions/table/token.ts';
import { os } from './implementer.ts';
import { accountOfMailedLink } from './mailed-link.ts';

/**
 * Makes this browser a known device of the account that the link was emailed to, so that its password is checked however many others guess. It doesn't sign
 * in: the password, and the second factor if there is one, are still required. Of any number of requests with one link exactly one succeeds.
 */
export const useSignInLink = os.useSignInLink.handler(async ({ input, context }) => {
  const hash = hashOfToken(input.token);
  const token = await readLiveToken(context.table, hash, context.now);
  const account = await accountOfMailedLink(context.table, token?.purpose === 'sign-in' ? token : undefined);
  if (!account) throw problem('token_used');
  try {
    const device = await rememberLinkedDevice(context, account, spendUnclaimed(hash, context.now));
    await forgetFailuresOn(context, device);
  } catch (error) {
    throw error instanceof ConditionFailed ? problem('token_used') : error;
  }
  return { email: account.email };
});
