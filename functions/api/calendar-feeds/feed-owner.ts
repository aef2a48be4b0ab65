import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';

/** Returns whose feed of which home a call is about: the caller's own. */
export function feedOwner(context: OperationContext): { accountId: string; locationId: string } {
  if (context.actor.kind !== 'person') throw problem('forbidden');
  return { accountId: context.actor.person.id, locationId: homeOf(context).locationId };
}
