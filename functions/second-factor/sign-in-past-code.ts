import { problem } from '#functions/problem.ts';
import type { AccountRecord } from '#functions/table/account.ts';
import type { IdentityPort, SignedIn } from '#functions/vendors/identity/identity-port.ts';
import { isCodeNeeded } from '#functions/vendors/identity/identity-port.ts';

const mostTries = 3;

/**
 * Signs in to the pool without its code, for somebody whose second factor was proved to us instead: by a recovery code, which the pool does not know, or by
 * the session that they have. The pool stops asking for the moment and asks again after it. Where a request dies in between, or another one signs in, the
 * account still says that the second factor is on, and no sign-in opens a session without it. Null where the password is wrong.
 */
export async function signInPastCode(
  identity: IdentityPort,
  { id, kind }: Pick<AccountRecord, 'id' | 'kind'>,
  password: string,
): Promise<SignedIn | null> {
  try {
    for (let turn = 1; turn <= mostTries; turn += 1) {
      await identity.requireCode(kind, id, false);
      const answer = await identity.signIn(kind, id, password);
      // Another sign-in of the same account has just made the pool ask again.
      if (answer === null || !isCodeNeeded(answer)) return answer;
    }
  } finally {
    await identity.requireCode(kind, id, true);
  }
  throw problem('unavailable', { retryAfterSeconds: 1 });
}
