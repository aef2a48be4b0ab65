import type { Arrangement } from '#shared/model/arrangement.ts';
import { fromItem, toItem } from './item.ts';
import { type PlanAccount, planPartition } from './plan.ts';
import type { Item, Key, Table } from './table.ts';

/** A plan as it was sent to its home, with what the family said beside it. It stays with the home whatever happens to the plan. */
export type SubmissionRecord = PlanAccount & {
  /** A UUIDv7: in order of time. */
  id: string;
  /** The id of its request, the same in a retry. */
  requestId: string;
  arrangementId: string;
  locationId: string;
  planVersion: number;
  arrangement: Arrangement;
  preferredContact: 'phone' | 'email';
  bestTime: string;
  message: string;
  /** The name of its package; empty if it has none. */
  packageName: string;
  /** What the plan doesn't say yet, in the planner's words. */
  missing: string[];
  /** Whether the contact's address is known to be theirs: only then is what they wrote emailed back to it. */
  isEmailProven: boolean;
  hasOwner: boolean;
  /** Whether the plan was sent before. */
  isAgain?: true;
  createdOn: string;
  submittedOn: string;
};

const submissionKey = (arrangementId: string, id: string): Key => ({ pk: planPartition(arrangementId), sk: `SUBMISSION#${id}` });

export const submissionItem = (record: SubmissionRecord): Item =>
  toItem('submission', submissionKey(record.arrangementId, record.id), {
    ...record,
    arrangement: JSON.stringify(record.arrangement),
    priced: JSON.stringify(record.priced),
  });

const submissionOf = (item: Item): SubmissionRecord => {
  const fields = fromItem<Record<string, unknown>>(item);
  const texts = { arrangement: JSON.parse(fields.arrangement as string), priced: JSON.parse(fields.priced as string) };
  return { ...fields, ...texts } as unknown as SubmissionRecord;
};

/** Reads a plan as it was sent. */
export async function readSubmission(table: Table, arrangementId: string, id: string): Promise<SubmissionRecord | undefined> {
  const item = await table.get(submissionKey(arrangementId, id), { consistent: true });
  return item && submissionOf(item);
}

/** Reads several submissions, of one plan or of many, in any order. */
export async function readSubmissions(
  table: Table,
  places: readonly Pick<SubmissionRecord, 'arrangementId' | 'id'>[],
): Promise<SubmissionRecord[]> {
  if (places.length === 0) return [];
  const items = await table.getMany(places.map(({ arrangementId, id }) => submissionKey(arrangementId, id)));
  return items.map(submissionOf);
}

/** Reads the last submission of a plan. */
export async function lastSubmission(table: Table, arrangementId: string): Promise<SubmissionRecord | undefined> {
  const { items } = await table.query(planPartition(arrangementId), { startsWith: 'SUBMISSION#', descending: true, limit: 1 });
  return items[0] && submissionOf(items[0]);
}
