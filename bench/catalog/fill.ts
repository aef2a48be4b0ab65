/** Publishes a catalog of so many items, and drafts changes of so many of them. */
import type { CatalogEntries } from '#functions/catalog/entries.ts';
import { publishCatalog } from '#functions/catalog/publish-catalog.ts';
import { hashOfEntry } from '#functions/catalog/workbench.ts';
import { draftWrite } from '#functions/table/catalog-draft.ts';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { categories, idAt, itemAt } from './entries.ts';
import { requestContext } from './operation.ts';

const [items = 0, drafts = 0] = process.argv.slice(2).map(Number);
const list = <Entry>(length: number, entryAt: (nth: number) => Entry): Entry[] =>
  Array.from({ length }, (_, nth) => entryAt(nth));
const none = Object.fromEntries(nounNames.map((noun) => [noun, []]));
const all = list(items, itemAt);
const catalog = {
  ...none,
  itemCategories: list(categories, (nth) => ({
    id: idAt(2, nth),
    name: `Category ${nth}`,
    description: '',
    kind: 'casket',
    pages: [],
    isActive: true,
    sortOrder: nth,
  })),
  vendors: list(40, (nth) => ({ id: idAt(3, nth), name: `Vendor ${nth}`, isActive: true })),
  attributes: list(3 * categories, (nth) => ({
    id: idAt(4, nth),
    itemCategoryId: idAt(2, Math.floor(nth / 3)),
    name: `Attribute ${nth}`,
    values: [],
    isFilter: true,
    sortOrder: nth,
  })),
  quickFilters: [
    {
      id: idAt(6, 0),
      itemCategoryId: idAt(2, 0),
      name: 'Wood',
      attributes: [{ attributeId: idAt(4, 0), values: ['Oak', 'Cherry'] }],
      sortOrder: 0,
    },
  ],
  items: all,
} as unknown as CatalogEntries;

const { table, bucket, now } = requestContext();
const about = { publishedOn: now.toISOString(), publishedBy: 'Robin Vale', note: '' };
await publishCatalog({ table, bucket }, catalog, undefined, about);
const saved = { version: 1, savedBy: 'Robin Vale', savedOn: now.toISOString() };
for (const item of all.slice(0, drafts)) {
  const entry = { ...item, description: `${item.description} Changed.` };
  await table.transact([draftWrite({ noun: 'items', id: item.id, entry, base: hashOfEntry(item), ...saved }, 0)]);
}
process.stdout.write('{}\n');
