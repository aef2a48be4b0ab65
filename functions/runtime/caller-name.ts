import { actingName } from '#shared/values/acting-name.ts';
import type { OperationContext } from './operation-context.ts';

/** Returns the name under which a write is kept and shown: the person's, or both names while support acts for them. Empty for nobody. */
export function callerName({ actor }: Pick<OperationContext, 'actor'>): string {
  if (actor.kind === 'nobody') return '';
  return actor.kind === 'system' ? actingName(actor.system, null) : actingName(actor.person, actor.support?.system ?? null);
}
