import type { SystemPerson } from '#functions/runtime/actor.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { closeSupport } from '#functions/table/support.ts';

/** Ends an administrator's open support session, with an entry in the acted-for person's audit trail; nothing where none is open. */
export async function endSupport({ table, now, newId }: OperationContext, system: SystemPerson): Promise<void> {
  if (!system.support) return;
  const { accountId, reason } = system.support;
  const entry = { id: newId(), at: now.toISOString(), systemId: system.id, systemEmail: system.email, accountId, reason };
  await closeSupport(table, { ...entry, action: 'support-ended' });
}
