import { holderOf } from '#functions/planning/holder.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';

/** Returns the account of the family that makes the call. The contract's access has already refused everyone else. */
export function signedInFamily(context: OperationContext): string {
  const { accountId } = holderOf(context);
  if (accountId === null) throw problem('forbidden');
  return accountId;
}
