import { toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';
import { ConditionFailed } from './table.ts';

/** When a member of a home is told next of their tasks: one row each, from the first case that was theirs on. */
export type TaskDigest = { locationId: string; employeeId: string; nextAt: string };

const keyOf = ({ locationId, employeeId }: Omit<TaskDigest, 'nextAt'>): Key => ({
  pk: `TASK-DIGEST#${locationId}`,
  sk: employeeId,
});
/** In gsi1 those rows by the instant at which the next mail is due. */
const DIGESTS = 'TASK-DIGESTS';
const orderOf = ({ nextAt, locationId, employeeId }: TaskDigest) => `${nextAt}#${locationId}#${employeeId}`;
const indexOf = (digest: TaskDigest) => ({ gsi1pk: DIGESTS, gsi1sk: orderOf(digest) });

export const taskDigestItem = (digest: TaskDigest): Item =>
  toItem('task-digest', { ...keyOf(digest), ...indexOf(digest) }, digest);

const digestOf = ({ locationId, employeeId, nextAt }: Item): TaskDigest => ({
  locationId: locationId as string,
  employeeId: employeeId as string,
  nextAt: nextAt as string,
});

/** Begins to tell a member; where that has begun already, nothing. */
export async function beginDigest(table: Table, digest: TaskDigest): Promise<void> {
  try {
    await table.put(taskDigestItem(digest), { unless: 'exists' });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}

const stillDueAt = (nextAt: string) => ({ expression: 'nextAt = :seen', values: { ':seen': nextAt } });

/** Moves a digest on to its next morning, only while it is due as it was read, so that of two runs one does. */
export const digestMove = (digest: TaskDigest, nextAt: string): Write => ({
  update: keyOf(digest),
  set: { nextAt, ...indexOf({ ...digest, nextAt }) },
  condition: stillDueAt(digest.nextAt),
});

/** Ends the mails to somebody who is at the home no more. */
export const digestEnd = (of: Omit<TaskDigest, 'nextAt'>): Write => ({ delete: keyOf(of) });

/** Digests that are due by a moment, those that were due first at the head. */
export async function readDueDigests(
  table: Table,
  by: string,
  { limit, cursor }: { limit: number; cursor: Record<string, unknown> | null },
): Promise<{ digests: TaskDigest[]; next: Record<string, unknown> | null }> {
  const { items, next } = await table.query(DIGESTS, {
    index: 'gsi1',
    before: `${by}$`,
    limit,
    ...(cursor ? { cursor: cursor as Key } : {}),
  });
  return { digests: items.map(digestOf), next };
}
