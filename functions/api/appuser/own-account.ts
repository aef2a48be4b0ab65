import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { AccountCollection } from '#functions/table/account.ts';
import { readAccount } from '#functions/table/account.ts';
import { ownerOfAccount } from './signed-in-person.ts';

/** Returns the caller's account as it is now. Closed to support sessions. */
export async function ownAccount(context: Pick<OperationContext, 'actor' | 'table'>): Promise<AccountCollection> {
  const collection = await readAccount(context.table, ownerOfAccount(context).id);
  if (!collection) throw problem('unauthenticated');
  return collection;
}
