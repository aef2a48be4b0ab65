import type { SupportRecord } from './account.ts';
import { accountKeys } from './account.ts';
import { toItem } from './item.ts';
import type { Item, Table } from './table.ts';

/** A line of an account's audit trail: who did what with the account, in whose place. Never changed, never expired. */
export type AuditEntry = {
  id: string;
  at: string;
  action: 'support-started' | 'support-ended';
  systemId: string;
  systemEmail: string;
  accountId: string;
  reason: string;
};

const auditItem = (entry: AuditEntry): Item => toItem('audit', { pk: `ACCOUNT#${entry.accountId}#AUDIT`, sk: entry.id }, entry);

/** Opens a support session (one a system user; a new one takes the old one's place) and notes it in the acted-for person's audit trail. */
export async function openSupport(table: Table, support: SupportRecord, audit: AuditEntry): Promise<void> {
  const expiresAt = Math.ceil(Date.parse(support.until) / 1000);
  await table.transact([
    { put: { ...toItem('support', accountKeys.support(audit.systemId), support), expiresAt } },
    { put: auditItem(audit) },
  ]);
}

/** Closes a support session and notes it. */
export async function closeSupport(table: Table, audit: AuditEntry): Promise<void> {
  await table.transact([{ delete: accountKeys.support(audit.systemId) }, { put: auditItem(audit) }]);
}

/** The audit trail of an account, oldest first. */
export async function readAudit(table: Table, accountId: string): Promise<AuditEntry[]> {
  const { items } = await table.query(`ACCOUNT#${accountId}#AUDIT`, { consistent: true });
  return items as unknown as AuditEntry[];
}
