import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { AccountCollection } from '#functions/table/account.ts';
import { readAccount } from '#functions/table/account.ts';
import { signedInSystem } from './system-session.ts';

/** Returns the calling administrator's account as it is now. */
export async function ownAccount(context: Pick<OperationContext, 'actor' | 'table'>): Promise<AccountCollection> {
  const collection = await readAccount(context.table, signedInSystem(context).id);
  if (!collection) throw problem('unauthenticated');
  return collection;
}
