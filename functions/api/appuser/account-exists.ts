import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { accountByEmail } from '#functions/table/account.ts';
import { readLiveToken } from '#functions/table/token.ts';
import { os } from './implementer.ts';

/**
 * Tells whether an email has an account. Only someone with a live token that was emailed to that address gets an answer. Everyone else gets `null` without
 * a lookup, so that neither the words nor the timing give it away.
 */
export const accountExists = os.accountExists.handler(async ({ input, context }) => {
  const token = input.token ? await readLiveToken(context.table, hashOfToken(input.token), context.now) : undefined;
  if (token?.email !== input.email) return { exists: null };
  return { exists: (await accountByEmail(context.table, input.email)) !== undefined };
});
