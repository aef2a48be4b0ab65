import type { MerchandiseImport } from '#shared/contract/merchandise-files.ts';
import { IMPORT_DAYS } from './catalog-import.ts';
import { fromItem, toItem } from './item.ts';
import type { Key, Table, Write } from './table.ts';

/** An import of a home's file, and how far it is. `savingSince` is when its rows began to be saved. What they would do is an object of the files bucket. */
export type MerchandiseImportRow = MerchandiseImport & { locationId: string; savingSince: string | null };

/** What the checking of a file, or the saving of its rows, ends with. */
type Ending = Partial<Pick<MerchandiseImport, 'state' | 'total' | 'counts' | 'problem' | 'saved' | 'stale'>>;

const importKey = (locationId: string, id: string): Key => ({ pk: `LOCATION#${locationId}#IMPORTS`, sk: id });

/** Returns the write that begins an import, which is kept as long as its file is. */
export const merchandiseImportWrite = (row: MerchandiseImportRow, now: Date): Write => ({
  put: {
    ...toItem('merchandise-import', importKey(row.locationId, row.id), row),
    expiresAt: Math.floor(now.getTime() / 1000) + IMPORT_DAYS * 86_400,
  },
  unless: 'exists',
});

/** Reads an import of a home. */
export async function readMerchandiseImport(
  table: Table,
  locationId: string,
  id: string,
): Promise<MerchandiseImportRow | undefined> {
  const item = await table.get(importKey(locationId, id), { consistent: true });
  return item && fromItem<MerchandiseImportRow>(item);
}

/** Returns the write that takes an import further, if it still is where it was read. */
export const importStepWrite = (
  { locationId, id, state, savingSince }: Pick<MerchandiseImportRow, 'locationId' | 'id' | 'state' | 'savingSince'>,
  set: Ending & { savingSince?: string },
): Write => ({
  update: importKey(locationId, id),
  set,
  condition: {
    expression: '#state = :state AND #since = :since',
    names: { '#state': 'state', '#since': 'savingSince' },
    values: { ':state': state, ':since': savingSince },
  },
});
