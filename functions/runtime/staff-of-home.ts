import type { Membership } from './actor.ts';
import type { OperationContext } from './operation-context.ts';
import { problem } from './problems.ts';

/**
 * The place of whoever calls among a home's own staff; its `locationId` is the only home that the call is about, whatever its input says. Calls of
 * access `staff` admit trade companies too, which see nothing of a home but the cases they are assigned to: here they are refused.
 */
export function staffOfHome({ actor }: Pick<OperationContext, 'actor'>): Membership {
  const membership = actor.kind === 'person' ? actor.membership : null;
  if (membership?.kind !== 'staff') throw problem('forbidden');
  return membership;
}
