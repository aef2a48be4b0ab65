import { launchedCards } from '#functions/table/location.ts';
import type { Table } from '#functions/table/table.ts';
import type { SearchCard } from '#shared/search/index.ts';
import type { SnapshotStore } from './snapshot-store.ts';

/**
 * Rebuilds the snapshot from the cards in the table, and returns how many homes it has. A patch that comes in meanwhile is in the table too, so it isn't
 * lost for long.
 */
export async function rebuildSnapshot(table: Table, store: SnapshotStore, now: Date): Promise<number> {
  const cards: SearchCard[] = [];
  for await (const page of launchedCards(table)) cards.push(...page);
  await store.replace({ at: now.toISOString(), cards });
  return cards.length;
}
