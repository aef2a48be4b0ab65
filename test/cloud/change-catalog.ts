/** Changes the published catalog of the tests' cloud, as an administrator's publication does. */
import { catalogBucket } from '#functions/catalog/catalog-bucket.ts';
import type { CatalogEntries, EntryOf } from '#functions/catalog/entries.ts';
import { publishCatalog } from '#functions/catalog/publish-catalog.ts';
import { publishedCatalog } from '#functions/catalog/published-catalog.ts';
import { readHead } from '#functions/table/catalog-release.ts';
import { wasWritten } from '#functions/table/write-failures.ts';
import { type NounName, nounNames } from '#shared/catalog/noun-names.ts';
import { openCloudTable } from './cloud.ts';

/** Publishes the catalog after a change. Files that run side by side publish one after the other. */
async function publish(change: (catalog: CatalogEntries) => CatalogEntries): Promise<void> {
  const [table, bucket] = [openCloudTable(), catalogBucket()];
  const about = { publishedOn: new Date().toISOString(), publishedBy: 'a test', note: '' };
  for (;;) {
    const head = await readHead(table, { consistent: true });
    if (!head) throw new Error('The cloud has no catalog.');
    const changed = change(await publishedCatalog.of(head, nounNames));
    if (await wasWritten(publishCatalog({ table, bucket }, changed, head, about))) return;
  }
}

/** Publishes a release that also has this entry. */
export const addToCatalog = <Noun extends NounName>(noun: Noun, entry: EntryOf[Noun]): Promise<void> =>
  publish((catalog) => ({ ...catalog, [noun]: [...catalog[noun], entry] }));

/** Publishes a release without this entry. */
export const removeFromCatalog = (noun: NounName, id: string): Promise<void> =>
  publish((catalog) => ({ ...catalog, [noun]: catalog[noun].filter((entry) => entry.id !== id) }));
