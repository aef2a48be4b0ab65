import { type DueBy, eachDue } from './every-item.ts';
import { toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';
import { wasWritten } from './write-failures.ts';

/** When a member of a home is next emailed about their tasks: one row each, from their first case on. */
export type TaskDigest = { locationId: string; employeeId: string; nextAt: string };

const keyOf = ({ locationId, employeeId }: Omit<TaskDigest, 'nextAt'>): Key => ({
  pk: `TASK-DIGEST#${locationId}`,
  sk: employeeId,
});
/** In gsi1 those rows by the time when the next email is due. */
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

/** Starts a member's emails, or does nothing if they have already started. */
export async function beginDigest(table: Table, digest: TaskDigest): Promise<void> {
  await wasWritten(table.put(taskDigestItem(digest), { unless: 'exists' }));
}

const stillDueAt = (nextAt: string) => ({ expression: 'nextAt = :seen', values: { ':seen': nextAt } });

/** Moves a digest to its next morning, only while it is due as it was read, so that of two runs only one does. */
export const digestMove = (digest: TaskDigest, nextAt: string): Write => ({
  update: keyOf(digest),
  set: { nextAt, ...indexOf({ ...digest, nextAt }) },
  condition: stillDueAt(digest.nextAt),
});

/** Ends the emails to someone who has left the home. */
export const digestEnd = (of: Omit<TaskDigest, 'nextAt'>): Write => ({ delete: keyOf(of) });

/** Yields digests that are due by a time, the earliest first. */
export const eachDueDigest = (table: Table, due: DueBy): AsyncGenerator<TaskDigest[]> => eachDue(table, DIGESTS, due, digestOf);
