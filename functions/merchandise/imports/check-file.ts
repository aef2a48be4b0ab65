import { UnreadableFile } from '#functions/catalog/imports/csv-table.ts';
import { readFileBytes, storeRows } from '#functions/catalog/imports/import-objects.ts';
import { keyOfNewItem, offerSettingOf, type PricedOffer } from '#functions/merchandise/file-offers.ts';
import { readWorkingMerchandise, type WorkingMerchandise } from '#functions/merchandise/working-merchandise.ts';
import { namedId } from '#functions/runtime/named-id.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { MerchandiseImportRow } from '#functions/table/merchandise-import.ts';
import { type CheckedOffer, checkOffers, type OfferFileRow } from '#shared/merchandise/check-offers.ts';
import type { OfferWords } from '#shared/merchandise/offer-fields.ts';
import { offerKeyOf } from '#shared/pricing/row-key.ts';
import { readOfferFile } from './read-offer-file.ts';

/** What a row keeps: what it would do, the versions that it was checked against, and the id of an item that it would make. Once it was to be saved, whether it was. */
export type FoundOffer = CheckedOffer & { seen: { row: number; own: number }; newId: string | null; isSaved?: boolean };

type Checked = Pick<MerchandiseImportRow, 'state' | 'total' | 'counts' | 'problem'>;

/** How many rows do what, before any is checked. */
export const noCounts = { new: 0, changed: 0, same: 0, refused: 0 };

const unreadable = (problem: string): Checked => ({ state: 'unreadable', total: 0, counts: noCounts, problem });

/**
 * Returns the id of an item that a row would make. It follows from the vendor and the model, so that of two files that add the same, whichever is saved first makes the
 * only one. An item that had the id and is retired, or has another model by now, keeps it.
 */
function newIdOf(words: OfferWords, locationId: string, working: WorkingMerchandise): string {
  const key = keyOfNewItem(words, working);
  const { own } = working.merchandise.versions;
  for (let nth = 0; ; nth += 1) {
    const id = namedId('item of a file', locationId, key, String(nth));
    if (!own.has(id)) return id;
  }
}

/** Finds out what the file of an import would do, row by row, and stores that. Changes nothing that the home sells. */
export async function checkFile(
  context: Pick<OperationContext, 'table' | 'now'>,
  { id, locationId }: Pick<MerchandiseImportRow, 'id' | 'locationId'>,
): Promise<Checked> {
  const bytes = await readFileBytes(id);
  if (!bytes) return unreadable('The file didn’t arrive. Choose it again.');
  let rows: OfferFileRow[];
  try {
    rows = readOfferFile(bytes);
  } catch (error) {
    if (error instanceof UnreadableFile) return unreadable(error.message);
    throw error;
  }
  const working = await readWorkingMerchandise(context, locationId);
  const setting = offerSettingOf(working);
  const offers = new Map(setting.offers.map((offer): [string, PricedOffer] => [keyOf(offer), offer]));
  const found = checkOffers(setting, rows).map((checked): FoundOffer => {
    const row = offers.get(keyOf(checked))?.row.version ?? 0;
    const own = working.merchandise.versions.own.get(checked.itemId ?? '') ?? 0;
    return {
      ...checked,
      seen: { row, own },
      newId: checked.result === 'new' ? newIdOf(checked.words, locationId, working) : null,
    };
  });
  await storeRows(id, found);
  const counts = { ...noCounts };
  for (const { result } of found) counts[result] += 1;
  return { state: 'checked', total: found.length, counts, problem: null };
}

const keyOf = ({ itemId, variantId }: { itemId: string | null; variantId: string | null }): string =>
  offerKeyOf({ itemId: itemId ?? '', variantId: variantId ?? undefined });
