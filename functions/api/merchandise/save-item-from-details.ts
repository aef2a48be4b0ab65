import { checkOwnItem, type ItemWords, withWords } from '#functions/merchandise/check-own-item.ts';
import { setupOf } from '#functions/merchandise/item-views.ts';
import { readWorkingMerchandise, type WorkingMerchandise } from '#functions/merchandise/working-merchandise.ts';
import { rowFactsOf } from '#functions/pricing/price-views.ts';
import { checkItemRow } from '#functions/pricing/save-price-rows.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { markedId } from '#functions/runtime/named-id.ts';
import { staleRow } from '#functions/runtime/stale-row.ts';
import { readHead } from '#functions/table/catalog-release.ts';
import { homeMerchandiseKeys, itemPicturesWrite, ownItemWrite } from '#functions/table/home-merchandise.ts';
import { type MerchandiseWrite, transactMerchandise } from '#functions/table/merchandise-changes.ts';
import { priceRowKey, priceRowWrite } from '#functions/table/price-row.ts';
import type { Key, Write } from '#functions/table/table.ts';
import { ConditionFailed } from '#functions/table/write-failures.ts';
import { copiedFrom } from '#shared/merchandise/copied-item.ts';
import type { OwnItem } from '#shared/model/home-merchandise.ts';
import { MAX_ITEM_PICTURES, type MerchandiseItem } from '#shared/model/merchandise.ts';
import type { PriceRow } from '#shared/model/price-row.ts';
import { rowKeyOf } from '#shared/pricing/row-key.ts';
import { isSameRow } from '#shared/pricing/same-row.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import { readSetup } from './get-item-setup.ts';
import { os } from './implementer.ts';

type Input = {
  id: string;
  version: number;
  item?: ItemWords | undefined;
  hasCatalogChanges: boolean;
  takesPictures: boolean;
  rows: readonly unknown[];
};
/** A write with the row that it is about, whose editor a stale save names. */
type Named = { write: Write | MerchandiseWrite; key: Key };

const same = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);

/**
 * Returns the item as it will be; undefined for one of the catalog, whose words aren't the home's. 404 for an item that nobody here has: a new one has an id that
 * `getNewItemSetup` gave to this home.
 */
function nextItem(
  { id, item: words }: Input,
  { catalog, byId, merchandise }: WorkingMerchandise,
  locationId: string,
): OwnItem | undefined {
  const before = merchandise.ownItems.find((each) => each.id === id);
  const original = byId.publishedItems.get(id);
  const isOfCatalog = original !== undefined && (original.isActive || words !== undefined);
  if (!before && !isOfCatalog && (!words || id !== markedId(locationId, id))) throw problem('not_found');
  if (!words) return before;
  const invalid = (message: string) => problem('invalid_input', { errors: [{ field: 'item', message }] });
  if (words.id !== id) throw invalid('These are the words of another item.');
  if (!before && isOfCatalog) throw invalid('This is an item of the catalog. Make it your own to change its words.');
  checkOwnItem(words, before, catalog);
  return withWords(words, before);
}

/** Returns the rows to save, each of this item. 400 with all faults if any is bad. */
function checkedRows({ id, rows }: Input, working: WorkingMerchandise, item: OwnItem | undefined): PriceRow[] {
  const others = working.catalog.merchandiseItems.filter((each) => each.id !== id);
  const factsOf = rowFactsOf(item ? { ...working.catalog, merchandiseItems: [...others, item] } : working.catalog);
  const checked = rows.map((row) => checkItemRow(row, (named) => (named.id === id ? factsOf(named) : undefined)));
  const errors = checked.flatMap((each, at) =>
    'errors' in each ? each.errors.map(({ field, message }) => ({ field: `rows.${at}.${field}`, message })) : [],
  );
  const sound = checked.flatMap((each) => ('row' in each ? [each.row] : []));
  if (new Set(sound.map(rowKeyOf)).size < sound.length)
    errors.push({ field: 'rows', message: 'Two rows are of the same price.' });
  if (errors.length > 0) throw problem('invalid_input', { errors });
  return sound;
}

/** Returns the writes of what differs from what is stored. A row that says the same is left alone, so that saving twice writes once. */
function changesOf(
  { id, version }: Input,
  { merchandise, byId }: WorkingMerchandise,
  {
    item,
    rows,
    locationId,
    savedBy,
  }: { item: OwnItem | undefined; rows: readonly PriceRow[]; locationId: string; savedBy: string },
): Named[] {
  const before = merchandise.ownItems.find((each) => each.id === id);
  const offers = byId.entries.get(id)?.offers ?? [];
  const stored = new Map(offers.map(({ row }) => [rowKeyOf(row), row]));
  const words: Named[] =
    item && !same(item, before)
      ? [{ write: ownItemWrite(locationId, item, version, savedBy), key: homeMerchandiseKeys.own(locationId, id) }]
      : [];
  const prices = rows
    .filter((row) => {
      const known = stored.get(rowKeyOf(row));
      return !(known && isSameRow(known, row));
    })
    .map((row): Named => ({ write: priceRowWrite(locationId, row), key: priceRowKey(locationId, row) }));
  return [...words, ...prices];
}

/** Returns the write that adds the pictures of the catalog's item that the home's copy lacks, after its own; nothing if it lacks none. */
function picturesTaken(original: MerchandiseItem, { merchandise }: WorkingMerchandise, locationId: string): Named[] {
  const { id: itemId } = original;
  const before = merchandise.pictures.find((each) => each.itemId === itemId) ?? { itemId, images: [] };
  const known = new Set(before.images.map(({ id }) => id));
  const added = original.images.filter(({ id }) => !known.has(id)).map(({ isCover: _, ...image }) => image);
  if (added.length === 0) return [];
  const images = [...before.images, ...added].slice(0, 2 * MAX_ITEM_PICTURES);
  const seen = merchandise.versions.pictures.get(itemId) ?? 0;
  return [
    { write: itemPicturesWrite(locationId, { ...before, images }, seen), key: homeMerchandiseKeys.pictures(locationId, itemId) },
  ];
}

/** Saves an item's words and prices in one transaction. Saving the same again writes nothing. */
export const saveItemFromDetails = os.saveItemFromDetails.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const working = await readWorkingMerchandise(context, locationId);
  const next = nextItem(input, working, locationId);
  const original = working.byId.publishedItems.get(next?.copiedFrom?.itemId ?? '');
  const release = input.hasCatalogChanges && original ? ((await readHead(context.table))?.release ?? 0) : 0;
  const item = next && input.hasCatalogChanges && original ? { ...next, copiedFrom: copiedFrom(original, release) } : next;
  const rows = checkedRows(input, working, item);
  const changes = [
    ...changesOf(input, working, { item, rows, locationId, savedBy: callerName(context) }),
    ...(input.takesPictures && original ? picturesTaken(original, working, locationId) : []),
  ];
  const entry = working.byId.entries.get(input.id);
  if (changes.length === 0 && entry) return setupOf(entry, working);
  try {
    const writes = changes.map(({ write }) => write);
    await transactMerchandise(context.table, locationId, writes);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const key = changes[error.index]?.key ?? homeMerchandiseKeys.own(locationId, input.id);
    throw await staleRow(context, key, 'saved this item in the meantime. Look at it again before you save yours.');
  }
  return readSetup(context, locationId, input.id);
});
