import type { SignUpRequestRecord } from '#shared/model/sign-up-request.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Condition, Item, Key, Table, Write } from './table.ts';

const partition = 'SIGN-UP-REQUESTS';
const key = (id: string): Key => ({ pk: partition, sk: id });

/** A home's request to join; ids are UUIDv7, so the partition is in order of time. */
export const signUpRequestItem = (record: SignUpRequestRecord): Item => toItem('sign-up-request', key(record.id), record);

/** Who moved it stands in the row for the record; the request itself does not tell. */
const recordOf = (item: Item): SignUpRequestRecord => {
  const { updatedBy: _who, ...record } = fromItem<SignUpRequestRecord & { updatedBy?: unknown }>(item);
  return record;
};

/** One request, as it is at this moment. */
export async function readSignUpRequest(table: Table, id: string): Promise<SignUpRequestRecord | undefined> {
  const item = await table.get(key(id), { consistent: true });
  return item && recordOf(item);
}

/** Every request, the newest first: some 3,000 come in one query, and each was worth a call. */
export async function readSignUpRequests(table: Table): Promise<SignUpRequestRecord[]> {
  return (await everyItem(table, partition, { consistent: true, descending: true })).map(recordOf);
}

const standsAt = (status: SignUpRequestRecord['status']): Condition => ({
  expression: '#status = :status',
  names: { '#status': 'status' },
  values: { ':status': status },
});

/** Moves a request on from the state that it was seen in; fails where somebody else has decided it. An `undefined` field is removed. */
export const signUpRequestMove = (
  id: string,
  from: SignUpRequestRecord['status'],
  set: Partial<SignUpRequestRecord> & { updatedBy?: unknown },
): Write => ({ update: key(id), set, condition: standsAt(from) });
