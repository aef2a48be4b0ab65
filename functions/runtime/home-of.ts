import { problem } from '#functions/problem.ts';
import type { Membership } from '#shared/model/membership.ts';
import type { OperationContext } from './operation-context.ts';

/**
 * Returns the caller's place at the home that the call is about, whatever its input says. A call that names a permission has one: the guard let nobody
 * else in. Everywhere else someone without a home is refused here.
 */
export function homeOf({ actor }: Pick<OperationContext, 'actor'>): Membership {
  const membership = actor.kind === 'person' ? actor.membership : null;
  if (!membership) throw problem('forbidden');
  return membership;
}
