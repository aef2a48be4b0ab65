import { readRows, storeRows } from '#functions/catalog/imports/import-objects.ts';
import { fileOffersOf, keyOfNewItem, keysOfItems } from '#functions/merchandise/file-offers.ts';
import { readWorkingMerchandise, type WorkingMerchandise } from '#functions/merchandise/working-merchandise.ts';
import { writeBatches } from '#functions/pricing/write-batches.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { ownItemWrite } from '#functions/table/home-merchandise.ts';
import type { MerchandiseWrite } from '#functions/table/merchandise-changes.ts';
import type { MerchandiseImportRow } from '#functions/table/merchandise-import.ts';
import { priceRowWrite } from '#functions/table/price-row.ts';
import type { Write } from '#functions/table/table.ts';
import { type OfferPrice, type OfferWords, withSaved } from '#shared/merchandise/offer-fields.ts';
import { type OwnItem, ownItemSchema } from '#shared/model/home-merchandise.ts';
import { type ItemPriceRow, itemPriceRowSchema } from '#shared/model/price-row.ts';
import { offerKeyOf, rowKeyOf } from '#shared/pricing/row-key.ts';
import { readStored } from '#shared/values/stored-text.ts';
import type { FoundOffer } from './check-file.ts';

/** A row that is to be saved. */
type SoundRow = Extract<FoundOffer, { result: 'new' | 'changed' }>;
const isSound = (row: FoundOffer): row is SoundRow => row.result === 'new' || row.result === 'changed';

type Writes = (Write | MerchandiseWrite)[];

/** Rows of one item, and what saving them writes: all of it or nothing. */
type Batch = { rows: SoundRow[]; writes: Writes };

/** Whose rows are saved, and what the home has now. */
type Setting = {
  locationId: string;
  savedBy: string;
  ownItems: ReadonlyMap<string, OwnItem>;
  rows: ReadonlyMap<string, ItemPriceRow>;
  /** The vendors and models of what it has. */
  taken: ReadonlySet<string>;
} & Pick<WorkingMerchandise, 'merchandise' | 'catalog'>;

type Fields = Readonly<Record<string, unknown>>;
/** Returns whether something has all fields as they are to be set. */
const has = (now: Fields, set: Fields): boolean => Object.entries(set).every(([field, value]) => (now[field] ?? null) === value);
const withFields = <Of extends object>(now: Of, set: Fields): Of =>
  Object.fromEntries(Object.entries({ ...now, ...set }).filter(([, value]) => value !== null)) as Of;

const emptyItem = { attributes: [], variants: [], images: [], isActive: true, isRetired: false };

/** Returns something as its schema has it; undefined if it isn't that, and so must not be stored. */
const sound = <Of>(schema: { safeParse: (value: unknown) => { data?: Of } }, value: object): Of | undefined =>
  readStored(() => schema.safeParse(value)).data;

/** Returns the write of a row's price: none if it is there already, null if someone else has changed it since the file was checked. */
function priceWrite(row: SoundRow, set: OfferPrice, { locationId, rows }: Setting): Writes | null {
  const id = row.itemId ?? row.newId ?? '';
  const key = rowKeyOf({ kind: 'item', id, variantId: row.variantId ?? undefined });
  const unpriced: ItemPriceRow = { kind: 'item', id, version: 0, isOffered: false, isSpecialOrder: false };
  const now = rows.get(key) ?? (row.result === 'new' ? unpriced : undefined);
  if (!now) return null;
  if (has(now, set)) return [];
  const next = now.version === row.seen.row ? sound(itemPriceRowSchema, withFields(now, set)) : undefined;
  return next ? [priceRowWrite(locationId, next)] : null;
}

/**
 * Returns the write of a new item: none if it is there already, by an earlier attempt or another file that says the same, and null if what is there says something else,
 * or the home has another item of this vendor and model by now.
 */
function newItemWrite(id: string, words: OfferWords, setting: Setting): Writes | null {
  const { locationId, savedBy, ownItems, taken } = setting;
  const now = ownItems.get(id);
  if (now) return has(now, words) ? [] : null;
  if (taken.has(keyOfNewItem(words, setting))) return null;
  const next = sound(ownItemSchema, withFields({ id, ...emptyItem }, words));
  return next ? [ownItemWrite(locationId, next, 0, savedBy)] : null;
}

/** Returns the write of an item's words, like that of a price. All rows of an item say the same of it, or nothing. */
function wordsWrite(rows: readonly SoundRow[], setting: Setting): Writes | null {
  const { locationId, savedBy, ownItems, merchandise } = setting;
  const words = Object.assign({}, ...rows.map((row) => row.words)) as OfferWords;
  const [first] = rows;
  if (!first || Object.keys(words).length === 0) return [];
  const now = ownItems.get(first.itemId ?? first.newId ?? '');
  if (first.newId !== null) return newItemWrite(first.newId, words, setting);
  if (!now) return null;
  if (has(now, words)) return [];
  const seen = merchandise.versions.own.get(now.id);
  const next = seen === first.seen.own ? sound(ownItemSchema, withFields(now, words)) : undefined;
  return next && seen !== undefined ? [ownItemWrite(locationId, next, seen, savedBy)] : null;
}

/** Returns what saving the rows of one item writes. Leaves out those of which someone else has changed anything since the file was checked. */
function batchOf(rows: readonly SoundRow[], setting: Setting): Batch {
  const priced = rows.flatMap((row) => {
    const writes = priceWrite(row, row.price, setting);
    return writes ? [{ row, writes }] : [];
  });
  const worded = wordsWrite(
    priced.map(({ row }) => row),
    setting,
  );
  const kept = worded ? priced : priced.filter(({ row }) => Object.keys(row.words).length === 0);
  return { rows: kept.map(({ row }) => row), writes: [...(worded ?? []), ...kept.flatMap(({ writes }) => writes)] };
}

const keyOf = ({ itemId, variantId }: { itemId: string; variantId: string | null }): string =>
  offerKeyOf({ itemId, variantId: variantId ?? undefined });

/**
 * Saves what the sound rows of an import set, an item with its variants at a time, and stores which were saved. Leaves alone what someone else has changed since the
 * file was checked. Whatever an earlier attempt has saved is found as it is to be, so a repeat writes nothing twice.
 */
export async function saveRows(
  context: Pick<OperationContext, 'table' | 'now'>,
  { id, locationId, importedBy }: Pick<MerchandiseImportRow, 'id' | 'locationId' | 'importedBy'>,
): Promise<{ saved: number; stale: number }> {
  const [found, working] = await Promise.all([readRows<FoundOffer>(id), readWorkingMerchandise(context, locationId)]);
  const entries = working.entries.filter(({ isRetired }) => !isRetired);
  const setting: Setting = {
    locationId,
    savedBy: importedBy,
    merchandise: working.merchandise,
    catalog: working.catalog,
    taken: keysOfItems(working),
    ownItems: new Map(entries.flatMap(({ own }) => (own ? [[own.id, own]] : []))),
    rows: new Map(entries.flatMap(({ offers }) => offers.map(({ row }) => [rowKeyOf(row), row]))),
  };
  const soundRows = found.filter(isSound);
  const batches = [...Map.groupBy(soundRows, ({ itemId, newId }) => itemId ?? newId).values()].map((rows) =>
    batchOf(rows, setting),
  );
  const saved = new Set<number>();
  for (const { rows } of await writeBatches(context.table, locationId, batches)) for (const { row } of rows) saved.add(row);
  const offers = new Map(fileOffersOf(working).map((offer) => [keyOf(offer), offer]));
  const done = (row: SoundRow): FoundOffer => {
    const isSaved = saved.has(row.row);
    const offer = offers.get(keyOf({ itemId: row.itemId ?? row.newId ?? '', variantId: row.variantId }));
    return { ...row, isSaved, changes: isSaved || !offer ? row.changes : withSaved(row.changes, offer) };
  };
  await storeRows(
    id,
    found.map((row) => (isSound(row) ? done(row) : row)),
  );
  return { saved: saved.size, stale: soundRows.length - saved.size };
}
