import type { SignUpRequestRecord } from '#shared/model/sign-up-request.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Condition, Item, Key, Table, Write } from './table.ts';

const partition = 'SIGN-UP-REQUESTS';
const key = (id: string): Key => ({ pk: partition, sk: id });

/** Returns a home's request to join as an item. Ids are UUIDv7, so the partition is in order of time. */
export const signUpRequestItem = (record: SignUpRequestRecord): Item => toItem('sign-up-request', key(record.id), record);

/** Returns the request of a row, without who moved it, which the row keeps for the record. */
const recordOf = (item: Item): SignUpRequestRecord => {
  const { updatedBy: _who, ...record } = fromItem<SignUpRequestRecord & { updatedBy?: unknown }>(item);
  return record;
};

/** Reads one request, consistently. */
export async function readSignUpRequest(table: Table, id: string): Promise<SignUpRequestRecord | undefined> {
  const item = await table.get(key(id), { consistent: true });
  return item && recordOf(item);
}

/** Reads every request, newest first: about 3,000 fit one query, and each was worth a call. */
export async function readSignUpRequests(table: Table): Promise<SignUpRequestRecord[]> {
  return (await everyItem(table, partition, { consistent: true, descending: true })).map(recordOf);
}

const standsAt = (status: SignUpRequestRecord['status']): Condition => ({
  expression: '#status = :status',
  names: { '#status': 'status' },
  values: { ':status': status },
});

/** Moves a request on from the state that it was seen in; fails if someone else has decided it. An `undefined` field is removed. */
export const signUpRequestMove = (
  id: string,
  from: SignUpRequestRecord['status'],
  set: Partial<SignUpRequestRecord> & { updatedBy?: unknown },
): Write => ({ update: key(id), set, condition: standsAt(from) });
