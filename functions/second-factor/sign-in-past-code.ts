import { problem } from '#functions/problem.ts';
import type { AccountRecord } from '#functions/table/account.ts';
import type { IdentityPort, SignedIn } from '#functions/vendors/identity/identity-port.ts';
import { isCodeNeeded } from '#functions/vendors/identity/identity-port.ts';

const maxTries = 3;

/**
 * Signs in to the pool without its code, for someone who proved their second factor to us instead: with a recovery code, which the pool doesn't know, or
 * with their session. The pool stops asking for a moment and asks again afterward. If a request dies in between, or another one signs in, the account still
 * says that the second factor is on, and no sign-in opens a session without it. Null if the password is wrong.
 */
export async function signInPastCode(
  identity: IdentityPort,
  { id, kind }: Pick<AccountRecord, 'id' | 'kind'>,
  password: string,
): Promise<SignedIn | null> {
  try {
    for (let turn = 1; turn <= maxTries; turn += 1) {
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
