import { readAccount } from '#functions/table/account.ts';
import { closeSupport } from '#functions/table/support.ts';
import type { AccessClaims } from '#functions/vendors/identity/identity-port.ts';
import type { SystemPerson } from './actor.ts';
import type { OperationContext } from './operation-context.ts';
import { systemPersonOf } from './person.ts';

/** Ends an administrator's open support session, if any, with an entry in the acted-for person's audit trail. */
export async function endSupport({ table, now, newId }: OperationContext, system: SystemPerson): Promise<void> {
  if (!system.support) return;
  const { accountId, reason } = system.support;
  const entry = { id: newId(), at: now.toISOString(), systemId: system.id, systemEmail: system.email, accountId, reason };
  await closeSupport(table, { ...entry, action: 'support-ended' });
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
