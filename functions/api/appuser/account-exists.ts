import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { accountByEmail } from '#functions/table/account.ts';
import { readLiveToken } from '#functions/table/token.ts';
import { os } from './implementer.ts';

/**
 * Whether an email has an account. Answered only to somebody who holds a live token that was mailed to that very address; to all others `null`, without
 * a look at the address, so that neither words nor time give it away.
 */
export const accountExists = os.accountExists.handler(async ({ input, context }) => {
  const token = input.token ? await readLiveToken(context.table, hashOfToken(input.token), context.now) : undefined;
  if (token?.email !== input.email) return { exists: null };
  return { exists: (await accountByEmail(context.table, input.email)) !== undefined };
});
