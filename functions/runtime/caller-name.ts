import { actingName } from '#shared/values/acting-name.ts';
import type { OperationContext } from './operation-context.ts';

/**
 * Returns the name under which a write is kept and shown: what the home calls a member of its team, or what anyone else calls themselves; both names while
 * support acts for someone. Empty for nobody.
 */
export function callerName({ actor }: Pick<OperationContext, 'actor'>): string {
  if (actor.kind === 'nobody') return '';
  if (actor.kind === 'system') return actingName(actor.system, null);
  return actingName({ ...actor.person, fullName: actor.membership?.fullName }, actor.support?.system ?? null);
}
