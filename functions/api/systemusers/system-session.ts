import { problem } from '#functions/problem.ts';
import type { SystemPerson } from '#functions/runtime/actor.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { personOf, systemPersonOf, systemUserOf } from '#functions/runtime/person.ts';
import type { OpenSession } from '#functions/sign-in/sessions.ts';
import { readAccount } from '#functions/table/account.ts';
import type { SystemUser } from '#shared/contract/systemusers.ts';

/** Returns the administrator who makes a call that only administrators may make. The pipeline has already refused everyone else. */
export function signedInSystem({ actor }: Pick<OperationContext, 'actor'>): SystemPerson {
  if (actor.kind !== 'system') throw problem('forbidden');
  return actor.system;
}

/** Returns the administrator as the app receives them, with the person they act for, if any (which takes one more query). */
export async function systemAnswer({ table }: Pick<OperationContext, 'table'>, system: SystemPerson): Promise<SystemUser> {
  const collection = system.support && (await readAccount(table, system.support.accountId));
  return systemUserOf(system, collection ? (personOf(collection) ?? null) : null);
}

/** Returns a session as the system area receives it. */
export async function systemSession(
  context: Pick<OperationContext, 'table' | 'now'>,
  { collection, accessToken, expiresIn }: OpenSession,
): Promise<{ accessToken: string; expiresIn: number; user: SystemUser }> {
  const system = systemPersonOf(collection, context.now);
  if (!system) throw problem('unauthenticated');
  return { accessToken, expiresIn, user: await systemAnswer(context, system) };
}
