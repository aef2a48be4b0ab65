import type { OperationContext } from './operation-context.ts';

/** The whole name of whoever calls, or their address where they have none; a support session names both. */
export function callerName({ actor }: Pick<OperationContext, 'actor'>): string {
  if (actor.kind !== 'person') return '';
  const nameOf = ({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) =>
    `${firstName} ${lastName}`.trim() || email;
  const own = nameOf(actor.person);
  return (actor.support ? `${nameOf(actor.support.system)} for ${own}` : own).slice(0, 200);
}
