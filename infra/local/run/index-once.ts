import type { CloudHandle } from '../cloud-handle.ts';
import type { StateFolder } from './state-folder.ts';
import type { Steps } from './steps.ts';
import { withTable } from './with-table.ts';

/**
 * Brings an old state up to date, once: the catalog as a release, cases that the search finds by mistyped names, the lists of homes
 * and members, the figures of reports, and records of custody. What stops
 * halfway is finished by the next start.
 */
export async function indexOnce(cloud: CloudHandle, folder: StateFolder, steps: Steps): Promise<void> {
  if (!folder.isReleased)
    await steps.run('Release of the catalog', async () => {
      const [{ releaseCatalog }, { openBucket }, { firstEntries }] = await Promise.all([
        import('../../../scripts/release-catalog/release-catalog.ts'),
        import('#functions/vendors/objects/bucket.ts'),
        import('#world/papers-catalog.ts'),
      ]);
      const count = await withTable(cloud, ({ client, tableName }) => {
        const bucket = openBucket(cloud.outputs.CatalogBucket ?? '', client, cloud.env.AWS_ENDPOINT_URL_S3);
        return releaseCatalog({ client, tableName, bucket }, new Date(), firstEntries());
      });
      folder.markReleased();
      return count === 0 ? 'nothing to publish' : `${count} entries`;
    });
  if (!folder.isIndexed)
    await steps.run('Names for the search', async () => {
      const { indexNames } = await import('../../../scripts/index-names/index-names.ts');
      const count = await withTable(cloud, indexNames);
      folder.markIndexed();
      return count === 0 ? 'nothing to add' : `${count} rows`;
    });
  if (!folder.areHomesListed)
    await steps.run('Lists of homes and members', async () => {
      const { indexHomes } = await import('../../../scripts/index-homes/index-homes.ts');
      const count = await withTable(cloud, indexHomes);
      folder.markHomesListed();
      return count === 0 ? 'nothing to add' : `${count} rows`;
    });
  if (!folder.isCounted)
    await steps.run('Figures of reports', async () => {
      const { countReports } = await import('../../../scripts/count-reports/count-reports.ts');
      const count = await withTable(cloud, countReports);
      folder.markCounted();
      return count === 0 ? 'nothing to count' : `${count} counted`;
    });
  if (!folder.isCustodyMigrated)
    await steps.run('Custody records', async () => {
      const { migrateCustody } = await import('../../../scripts/migrate-custody/migrate-custody.ts');
      const count = await withTable(cloud, async (stage) => (await migrateCustody(stage)).imported);
      folder.markCustodyMigrated();
      return count === 0 ? 'nothing to move' : `${count} moved`;
    });
}
