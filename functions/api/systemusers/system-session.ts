import { problem } from '#functions/problem.ts';
import type { SystemPerson } from '#functions/runtime/actor.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { personOf, systemPersonOf, systemUserOf } from '#functions/runtime/person.ts';
import type { OpenSession } from '#functions/sign-in/sessions.ts';
import { readAccount } from '#functions/table/account.ts';
import type { SystemUser } from '#shared/contract/systemusers.ts';

/** The administrator who makes a call that only administrators may make; the pipeline has refused everybody else before. */
export function signedInSystem({ actor }: Pick<OperationContext, 'actor'>): SystemPerson {
  if (actor.kind !== 'system') throw problem('forbidden');
  return actor.system;
}

/** The administrator as the app is answered them, with whom they act for (one more query while they do). */
export async function systemAnswer({ table }: Pick<OperationContext, 'table'>, system: SystemPerson): Promise<SystemUser> {
  const collection = system.support && (await readAccount(table, system.support.accountId));
  return systemUserOf(system, collection ? (personOf(collection) ?? null) : null);
}

/** A session as the system area is answered it. */
export async function systemSession(
  context: Pick<OperationContext, 'table' | 'now'>,
  { collection, accessToken, expiresIn }: OpenSession,
): Promise<{ accessToken: string; expiresIn: number; user: SystemUser }> {
  const system = systemPersonOf(collection, context.now);
  if (!system) throw problem('unauthenticated');
  return { accessToken, expiresIn, user: await systemAnswer(context, system) };
}
