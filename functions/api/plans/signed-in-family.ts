import { holderOf } from '#functions/planning/holder.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';

/** The account of the family that makes the call; the contract's access has let nobody else come this far. */
export function signedInFamily(context: OperationContext): string {
  const { accountId } = holderOf(context);
  if (accountId === null) throw problem('forbidden');
  return accountId;
}
