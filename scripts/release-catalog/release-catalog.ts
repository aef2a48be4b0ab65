import type { CatalogEntries } from '#functions/catalog/entries.ts';
import { publishCatalog } from '#functions/catalog/publish-catalog.ts';
import { readHead, readUnreleasedCatalog } from '#functions/table/catalog-release.ts';
import { fromItem } from '#functions/table/item.ts';
import { type Item, MAX_WRITES, openTable } from '#functions/table/table.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import { type NounName, nounNames } from '#shared/catalog/noun-names.ts';
import type { TableStage } from '../old-rows.ts';

/** What rows were called there. */
const kinds: Record<NounName, string> = {
  serviceCategories: 'service-category',
  services: 'service',
  displayServices: 'display-service',
  faqQuestions: 'faq-question',
  questionGroups: 'question-group',
  preferenceGroups: 'preference-group',
  itemCategories: 'merchandise-category',
  attributes: 'merchandise-attribute',
  quickFilters: 'quick-filter',
  vendors: 'vendor',
  items: 'merchandise-item',
  carouselIcons: 'carousel-icon',
  taskCategories: 'task-category',
  taskTriggers: 'task-trigger',
  preConfiguredTemplates: 'pre-configured-template',
};

function catalogOf(rows: readonly Item[]): CatalogEntries {
  const entriesOf = (noun: NounName) => rows.filter(({ entityType }) => entityType === kinds[noun]).map(fromItem);
  return Object.fromEntries(nounNames.map((noun) => [noun, entriesOf(noun)])) as unknown as CatalogEntries;
}

/**
 * Publishes what is in the table's old rows of the catalog as release 1, then deletes the rows. Returns how many there were. A run that stops halfway is
 * finished by the next one; when something is published already, the rows are only deleted.
 */
export async function releaseCatalog({ client, tableName, bucket }: TableStage & { bucket: Bucket }, now: Date): Promise<number> {
  const table = openTable(client, tableName);
  const rows = await readUnreleasedCatalog(table);
  if (rows.length === 0) return 0;
  if (!(await readHead(table, { consistent: true }))) {
    const about = { publishedOn: now.toISOString(), publishedBy: 'Yarrow', note: 'What was in the table' };
    await publishCatalog({ table, bucket }, catalogOf(rows), undefined, about);
  }
  for (let from = 0; from < rows.length; from += MAX_WRITES)
    await table.transact(rows.slice(from, from + MAX_WRITES).map(({ pk, sk }) => ({ delete: { pk, sk } })));
  return rows.length;
}
