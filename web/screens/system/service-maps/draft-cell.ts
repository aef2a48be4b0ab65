import { cellOf, isSameCell, type MappedEntry } from '#shared/catalog/service-map/mapped-entry.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';

type Row = Pick<EntryRow, 'entry' | 'version' | 'state'>;

/** Returns whether a cell is saved as a draft and differs from what is published. Before that is loaded, it isn't marked. */
export function isDraftCell(row: Row | undefined, published: MappedEntry | undefined, serviceId: string): boolean {
  if (!row || row.version === 0) return false;
  const saved = cellOf(row.entry as MappedEntry, serviceId);
  if (row.state === 'new') return saved !== undefined;
  return published !== undefined && !isSameCell(saved, cellOf(published, serviceId));
}
