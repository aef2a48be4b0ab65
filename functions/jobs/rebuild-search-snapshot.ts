import { log } from '#functions/runtime/log.ts';
import { rebuildSnapshot } from '#functions/search/rebuild-snapshot.ts';
import { snapshotStore } from '#functions/search/snapshot-store.ts';
import { setting } from '#functions/settings.ts';
import { documentClient, openTable } from '#functions/table/table.ts';
import { openBucket } from '#functions/vendors/objects/bucket.ts';

const client = documentClient();

/** Rebuilds the search snapshot from the table every night, so that a lost patch can't outlast a day. Safe to run twice, also at the same time. */
export const handler = async (): Promise<{ homes: number }> => {
  const homes = await rebuildSnapshot(
    openTable(client, setting('TABLE_NAME')),
    snapshotStore(openBucket(setting('SEARCH_BUCKET'), client)),
    new Date(),
  );
  log('info', 'The search snapshot was rebuilt.', { count: homes });
  return { homes };
};
