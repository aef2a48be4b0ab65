import { problem } from '#functions/problem.ts';
import type { SessionContext } from '#functions/runtime/session-context.ts';
import type { AccountRecord } from '#functions/table/account.ts';
import { readAccountRow } from '#functions/table/account.ts';
import type { CodeNeeded, SignedIn } from '#functions/vendors/identity/identity-port.ts';
import { isCodeNeeded } from '#functions/vendors/identity/identity-port.ts';

export type PoolAnswer = SignedIn | CodeNeeded;

/**
 * Brings the pool in line with the account if they differ: after a request that died between the two, or a reset by a colleague. Returns the pool's answer
 * to the same password then; `null` if the account has a second factor that the pool doesn't know, so that only a recovery code leads in.
 */
export async function poolInLine(
  { table, identity }: SessionContext,
  { id, kind, secondFactorOn }: AccountRecord,
  password: string,
  answer: PoolAnswer,
): Promise<PoolAnswer | null> {
  const isOn = secondFactorOn !== undefined;
  if (isOn === isCodeNeeded(answer)) return answer;
  if (!isCodeNeeded(answer)) await identity.signOut(kind, answer.refreshToken);
  if (!(await identity.requireCode(kind, id, isOn))) return null;
  const again = await identity.signIn(kind, id, password);
  // Turned on or off by another request at this very moment: the next try sees one state.
  const now = await readAccountRow(table, id);
  if (!again || isOn !== isCodeNeeded(again) || now?.secondFactorOn !== secondFactorOn) throw problem('unavailable');
  return again;
}
