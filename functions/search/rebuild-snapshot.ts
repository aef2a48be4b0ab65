import { launchedCards } from '#functions/table/location.ts';
import type { Table } from '#functions/table/table.ts';
import type { SearchCard } from '#shared/search/index.ts';
import type { SnapshotStore } from './snapshot-store.ts';

/** Builds the snapshot anew from the cards in the table; answers how many homes it holds. A patch that comes in meanwhile is in the table too, so it is not lost for long. */
export async function rebuildSnapshot(table: Table, store: SnapshotStore, now: Date): Promise<number> {
  const cards: SearchCard[] = [];
  for await (const page of launchedCards(table)) cards.push(...page);
  await store.replace({ at: now.toISOString(), cards });
  return cards.length;
}
