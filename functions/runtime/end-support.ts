import { readAccount } from '#functions/table/account.ts';
import { type AuditEntry, closeSupport } from '#functions/table/support.ts';
import type { AccessClaims } from '#functions/vendors/identity/identity-port.ts';
import { actingName } from '#shared/values/acting-name.ts';
import type { SystemPerson } from './actor.ts';
import type { OperationContext } from './operation-context.ts';
import { systemPersonOf } from './person.ts';

/** Returns the entry in the acted-for person's audit trail that an administrator's open support session ends; undefined where none is open. */
export function endOfSupport({ now, newId }: OperationContext, system: SystemPerson): AuditEntry | undefined {
  const { id, email, support } = system;
  if (!support) return undefined;
  const { id: sessionId, accountId, reason } = support;
  const by = { systemId: id, systemEmail: email };
  return {
    id: newId(),
    at: now.toISOString(),
    action: 'support-ended',
    ...by,
    accountId,
    reason,
    sessionId,
    endedBy: actingName(system, null),
  };
}

/** Ends an administrator's open support session and notes it; nothing where none is open. */
export async function endSupport(context: OperationContext, system: SystemPerson): Promise<void> {
  const ended = endOfSupport(context, system);
  if (ended) await closeSupport(context.table, ended);
}

/** Ends the support sessions of the administrators among those whose sessions ended. */
export async function endSupportOf(context: OperationContext, ended: readonly AccessClaims[]): Promise<void> {
  const accountIds = new Set(ended.filter(({ pool }) => pool === 'system').map(({ accountId }) => accountId));
  for (const accountId of accountIds) {
    const collection = await readAccount(context.table, accountId);
    const system = collection && systemPersonOf(collection, context.now);
    if (system) await endSupport(context, system);
  }
}
