import { locationChanged } from '#events/catalog/location-changed.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { snapshotStore } from '#functions/search/snapshot-store.ts';
import { updateCard } from '#functions/search/update-card.ts';
import { setting } from '#functions/settings.ts';
import { documentClient } from '#functions/table/table.ts';
import { openBucket } from '#functions/vendors/objects/bucket.ts';

const store = snapshotStore(openBucket(setting('SEARCH_BUCKET'), documentClient()));

/** Updates a home's card, in the table and in the search snapshot, when something that families see has changed. */
export const handler = reaction('update-search-snapshot', locationChanged.data, async (event, { table, now }) => {
  await updateCard(table, store, event.data.locationId, now);
  return undefined;
});
