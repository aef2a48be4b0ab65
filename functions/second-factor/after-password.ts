import type { SessionContext } from '#functions/runtime/session-context.ts';
import type { AccountCollection } from '#functions/table/account.ts';
import type { SignedIn } from '#functions/vendors/identity/identity-port.ts';
import { isCodeNeeded } from '#functions/vendors/identity/identity-port.ts';
import type { PendingSignIn } from '#shared/contract/second-factor.ts';
import { beginSetUp } from './begin-set-up.ts';
import { issueChallenge } from './challenge.ts';
import type { PoolAnswer } from './pool-in-line.ts';
import { poolInLine } from './pool-in-line.ts';
import { mustHave } from './requirement.ts';

/** Returns what follows a right password: the session's tokens, or the second factor that comes first. */
export async function afterPassword(
  context: SessionContext,
  collection: AccountCollection,
  password: string,
  answer: PoolAnswer,
): Promise<SignedIn | PendingSignIn> {
  const { account } = collection;
  const settled = await poolInLine(context, account, password, answer);
  if (settled === null || isCodeNeeded(settled)) {
    const codeSession = settled?.codeSession ?? null;
    return { ...(await issueChallenge(context, 'code', account.id, { codeSession })), secret: null, recoveryCodesLeft: null };
  }
  if (await mustHave(context.table, collection)) return beginSetUp(context, account.id, settled);
  return settled;
}
