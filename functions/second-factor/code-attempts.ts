import { problem } from '#functions/problem.ts';
import { limit } from '#functions/runtime/rate-limit.ts';
import type { SessionContext } from '#functions/runtime/session-context.ts';
import { clearCount, uncount } from '#functions/table/rate-limit.ts';
import { countTry } from '#functions/table/second-factor.ts';

/** Wrong codes for one account from one network address. The challenge itself ends after five; this counts across challenges. */
const fromOneSource = { name: 'second-factor-source', attempts: 5, windowSeconds: 15 * 60 };

/** Wrong codes for one account from anywhere. Each try needs the password first, so a stranger can't lock the owner out. */
const fromAnywhere = { name: 'second-factor-account', attempts: 20, windowSeconds: 60 * 60 };

/** A try of a code. It counts as a failure until it is known to be right. */
export type CodeAttempt = {
  /** Records that the code was right: the account's failures from this source are forgotten. */
  succeeded(): Promise<void>;
};

/** Begins a try. 410 if the challenge has had its five, 429 if the account has had too many. */
export async function beginCodeAttempt(
  context: Pick<SessionContext, 'table' | 'now' | 'request'>,
  accountId: string,
  challengeHash?: string,
): Promise<CodeAttempt> {
  const { table, request } = context;
  const source = `${accountId} ${request.address}`;
  await limit(context, fromOneSource, source);
  await limit(context, fromAnywhere, accountId);
  if (challengeHash && !(await countTry(table, challengeHash))) throw problem('sign_in_ended');
  return {
    async succeeded() {
      await Promise.all([clearCount(table, fromOneSource.name, source), uncount(table, fromAnywhere.name, accountId)]);
    },
  };
}
