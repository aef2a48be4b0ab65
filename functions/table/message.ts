import type { InformationRequestRecord } from '#shared/model/information-request.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table } from './table.ts';

const key = (locationId: string, id: string): Key => ({ pk: `LOCATION#${locationId}#MESSAGES`, sk: id });

/** A family's message to a home, kept in the home's mailbox; ids are UUIDv7, so the mailbox is in order of time. */
export const messageItem = (record: InformationRequestRecord): Item =>
  toItem('information-request', key(record.providerLocationId, record.id), record);

/** One message of a home's mailbox. */
export async function readMessage(table: Table, locationId: string, id: string): Promise<InformationRequestRecord | undefined> {
  const item = await table.get(key(locationId, id), { consistent: true });
  return item && fromItem<InformationRequestRecord>(item);
}
