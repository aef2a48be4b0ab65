import type { DomainEvent } from '#events/envelope.ts';
import type { SupportRecord } from './account.ts';
import { accountKeys } from './account.ts';
import { toItem } from './item.ts';
import { raise } from './outbox.ts';
import { type SupportSessionRow, supportSessionEnd, supportSessionItem } from './support-session.ts';
import type { Item, Table, Write } from './table.ts';

/** A line of an account's audit trail: who did what with the account, on whose behalf. Never changed, never expired. */
export type AuditEntry = {
  id: string;
  at: string;
  action: 'support-started' | 'support-ended';
  systemId: string;
  systemEmail: string;
  accountId: string;
  reason: string;
  /** Which session in the list of all ended. */
  sessionId?: string | undefined;
  /** The name of who ended it. */
  endedBy?: string | undefined;
};

const auditPartition = (accountId: string) => `ACCOUNT#${accountId}#AUDIT`;

const auditItem = (entry: AuditEntry): Item => toItem('audit', { pk: auditPartition(entry.accountId), sk: entry.id }, entry);

/** Returns the writes that record an end: in the audit trail, and in the list of all sessions if it is there. */
const endWrites = (audit: AuditEntry): Write[] => [
  { put: auditItem(audit) },
  ...(audit.sessionId ? [supportSessionEnd(audit.sessionId, audit.at, audit.endedBy ?? audit.systemEmail)] : []),
];

/**
 * Opens a support session, notes it in the acted-for person's audit trail and in the list of all sessions, and raises the events by which they and
 * their home are told. A system user has one: it takes the
 * place of an open one, whose end (`ended`) is noted with it.
 */
export async function openSupport(
  table: Table,
  support: SupportRecord,
  {
    audit,
    session,
    events,
    ended,
  }: { audit: AuditEntry; session: SupportSessionRow; events: readonly DomainEvent[]; ended?: AuditEntry | undefined },
): Promise<void> {
  const expiresAt = Math.ceil(Date.parse(support.until) / 1000);
  await table.transact([
    { put: { ...toItem('support', accountKeys.support(audit.systemId), support), expiresAt } },
    ...(ended ? endWrites(ended) : []),
    { put: auditItem(audit) },
    { put: supportSessionItem(session) },
    ...events.map(raise),
  ]);
}

/** Closes a support session and records it. */
export async function closeSupport(table: Table, audit: AuditEntry): Promise<void> {
  await table.transact([{ delete: accountKeys.support(audit.systemId) }, ...endWrites(audit)]);
}

/**
 * Closes the support session of a colleague, if it is still this one, and with it every session of that administrator: the tokens that acted for the
 * person open nothing from the next request on.
 */
export async function closeSupportOfColleague(table: Table, audit: AuditEntry & { sessionId: string }): Promise<void> {
  const isThisOne = { expression: '#id = :id', names: { '#id': 'id' }, values: { ':id': audit.sessionId } };
  await table.transact([
    { delete: accountKeys.support(audit.systemId), condition: isThisOne },
    { update: accountKeys.account(audit.systemId), set: { sessionsValidFrom: audit.at } },
    ...endWrites(audit),
  ]);
}

/** Returns one entry of an account's audit trail. */
export async function readAuditEntry(table: Table, accountId: string, id: string): Promise<AuditEntry | undefined> {
  const item = await table.get({ pk: auditPartition(accountId), sk: id }, { consistent: true });
  return item as unknown as AuditEntry | undefined;
}

/** Reads the audit trail of an account, oldest first. */
export async function readAudit(table: Table, accountId: string): Promise<AuditEntry[]> {
  const { items } = await table.query(auditPartition(accountId), { consistent: true });
  return items as unknown as AuditEntry[];
}
