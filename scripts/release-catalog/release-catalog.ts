import type { CatalogEntries } from '#functions/catalog/entries.ts';
import { publishCatalog } from '#functions/catalog/publish-catalog.ts';
import { openPublishedCatalog } from '#functions/catalog/published-catalog.ts';
import { readHead, readUnreleasedCatalog } from '#functions/table/catalog-release.ts';
import { fromItem } from '#functions/table/item.ts';
import { type Item, MAX_WRITES, openTable } from '#functions/table/table.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import { type NounName, nounNames } from '#shared/catalog/noun-names.ts';
import type { TableStage } from '../old-rows.ts';

/** What rows were called there. Nouns that came later have none. */
const kinds: { [Noun in NounName]?: string } = {
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

/** What the code said before it was in the catalog, such as the words of the planner's steps. */
export type FirstEntries = Partial<CatalogEntries>;

function catalogOf(rows: readonly Item[]): CatalogEntries {
  const entriesOf = (noun: NounName) =>
    rows.filter(({ entityType }) => entityType !== undefined && entityType === kinds[noun]).map(fromItem);
  return Object.fromEntries(nounNames.map((noun) => [noun, entriesOf(noun)])) as unknown as CatalogEntries;
}

/**
 * Publishes what is in the table's old rows of the catalog as release 1, then deletes the rows; when something is published already, the rows are only
 * deleted. Nouns that nobody has published anything of get their first entries, in the same release or the next. Returns how many entries there were. A run that
 * stops halfway is finished by the next one.
 */
export async function releaseCatalog(
  { client, tableName, bucket }: TableStage & { bucket: Bucket },
  now: Date,
  firstEntries: FirstEntries = {},
): Promise<number> {
  const table = openTable(client, tableName);
  const rows = await readUnreleasedCatalog(table);
  const head = await readHead(table, { consistent: true });
  if (!head && rows.length === 0) return 0;
  const before = head ? await openPublishedCatalog(() => bucket).of(head, nounNames) : catalogOf(rows);
  const missing = Object.entries(firstEntries).filter(([noun]) => before[noun as NounName].length === 0);
  if (!head || missing.length > 0) {
    const note = head ? 'What the code said before it was in the catalog' : 'What was in the table';
    const about = { publishedOn: now.toISOString(), publishedBy: 'Yarrow', note };
    await publishCatalog({ table, bucket }, { ...before, ...Object.fromEntries(missing) }, head, about);
  }
  for (let from = 0; from < rows.length; from += MAX_WRITES)
    await table.transact(rows.slice(from, from + MAX_WRITES).map(({ pk, sk }) => ({ delete: { pk, sk } })));
  return rows.length + missing.reduce((count, [, entries]) => count + entries.length, 0);
}
