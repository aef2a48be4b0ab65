import { locationChanged } from '#events/catalog/location-changed.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { snapshotStore } from '#functions/search/snapshot-store.ts';
import { updateCard } from '#functions/search/update-card.ts';
import { setting } from '#functions/settings.ts';
import { documentClient } from '#functions/table/table.ts';
import { openBucket } from '#functions/vendors/objects/bucket.ts';

const store = snapshotStore(openBucket(setting('SEARCH_BUCKET'), documentClient()));

/** When something that families see of a home has changed, its card follows: in the table and in the search snapshot. */
export const handler = reaction('update-search-snapshot', locationChanged.data, async (event, { table, now }) => {
  await updateCard(table, store, event.data.locationId, now);
  return undefined;
});
