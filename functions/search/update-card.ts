import { cardItem, locationKeys, readLocationProfile } from '#functions/table/location.ts';
import type { Table } from '#functions/table/table.ts';
import { cardOf } from '#shared/search/index.ts';
import { withCard } from './snapshot.ts';
import type { SnapshotStore } from './snapshot-store.ts';

/**
 * Updates a home's card, in the table (for the fallback and the rebuild) and in the snapshot. Reads the home inside the patch: the loser of a race for the
 * snapshot reads it again, so the last write always has the latest state. A home that isn't launched has no card.
 */
export async function updateCard(table: Table, store: SnapshotStore, locationId: string, now: Date): Promise<void> {
  await store.patch(async (snapshot) => {
    const profile = await readLocationProfile(table, locationId, { consistent: true });
    const card = profile ? cardOf(profile) : null;
    if (card) await table.put(cardItem(card));
    else await table.delete(locationKeys.card(locationId));
    return snapshot && withCard(snapshot, locationId, card, now.toISOString());
  });
}
