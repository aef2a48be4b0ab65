import { fromItem, toItem } from './item.ts';
import type { Key, Table, Write } from './table.ts';

/** What an administrator did to a home, outside of a support session: who, what, to what (in words), and why, where they had to say. */
export type HomeLogEntry = {
  id: string;
  at: string;
  locationId: string;
  by: string;
  did: 'invited' | 'uninvited' | 'ratings-cleared' | 'reviews-imported' | 'contract-assigned' | 'gpl-assigned';
  of: string;
  reason?: string;
};

const partition = (locationId: string) => `LOCATION#${locationId}#SYSTEM-LOG`;

/** Returns the write that adds to the log of a home. Nothing changes or removes an entry. */
export const homeLogWrite = (entry: HomeLogEntry): Write => {
  const key: Key = { pk: partition(entry.locationId), sk: `${entry.at}#${entry.id}` };
  return { put: toItem('home-log', key, entry), unless: 'exists' };
};

/** Reads what administrators did to a home lately, newest first: one query. */
export async function readHomeLog(table: Table, locationId: string, limit: number): Promise<HomeLogEntry[]> {
  const { items } = await table.query(partition(locationId), { descending: true, limit, consistent: true });
  return items.map(fromItem<HomeLogEntry>);
}
