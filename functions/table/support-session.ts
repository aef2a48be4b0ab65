import { fromItem, toItem } from './item.ts';
import { ConditionFailed, type Item, type Key, type Table, type Write } from './table.ts';

/** How long the list of support sessions goes back. The audit trail of the person acted for keeps every one. */
const KEPT_DAYS = 90;
const partition = 'SUPPORT-SESSIONS';
const keyOf = (id: string): Key => ({ pk: partition, sk: id });

/** Who acted for whom, with the names at the time. `endedOn` is set once someone ended it before its time (`until`) was over. */
export type SupportSessionRow = {
  id: string;
  systemId: string;
  systemName: string;
  accountId: string;
  personName: string;
  email: string;
  homeName: string | null;
  reason: string;
  startedOn: string;
  until: string;
  endedOn?: string;
  /** The name of who ended it. */
  endedBy?: string;
  /** How many calls that change something were made in it. */
  writes?: number;
};

/** Returns a session as an item. Ids are UUIDv7, so the partition is in order of time. */
export const supportSessionItem = (session: SupportSessionRow): Item => ({
  ...toItem('support-session', keyOf(session.id), session),
  expiresAt: Math.floor(Date.parse(session.startedOn) / 1000) + KEPT_DAYS * 86_400,
});

/** Counts a call that changed something in a session. Nothing if the list no longer has it. */
export async function countSupportWrite(table: Table, id: string): Promise<void> {
  const isListed = { expression: 'attribute_exists(pk)' };
  await table.add(keyOf(id), { writes: 1 }, {}, isListed).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
}

/** Notes who ended a session, and when. */
export const supportSessionEnd = (id: string, endedOn: string, endedBy: string): Write => ({
  update: keyOf(id),
  set: { endedOn, endedBy },
});

/** Reads support sessions of every administrator, newest first, so the open ones are among the first: one query. */
export async function readSupportSessions(
  table: Table,
  { limit, after }: { limit: number; after: string | null },
): Promise<{ sessions: SupportSessionRow[]; next: string | null }> {
  const cursor = after === null ? {} : { cursor: keyOf(after) };
  const { items, next } = await table.query(partition, { descending: true, consistent: true, limit, ...cursor });
  const sessions = items.map(fromItem<SupportSessionRow>);
  return { sessions, next: next === null ? null : (sessions.at(-1)?.id ?? null) };
}
