import { fileOffersOf, type PricedOffer } from '#functions/merchandise/file-offers.ts';
import { readWorkingMerchandise } from '#functions/merchandise/working-merchandise.ts';
import { writeBatches } from '#functions/pricing/write-batches.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { MerchandiseWrite } from '#functions/table/merchandise-changes.ts';
import { priceRowWrite, readPriceRow } from '#functions/table/price-row.ts';
import type { Table, Write } from '#functions/table/table.ts';
import type { ChangedRow, MerchandiseChange } from '#shared/contract/merchandise-files.ts';
import type { SavedRow } from '#shared/contract/pricing-views.ts';
import { changedPrice } from '#shared/merchandise/bulk-prices.ts';
import type { ItemPriceRow } from '#shared/model/price-row.ts';
import { rowKeyOf } from '#shared/pricing/row-key.ts';
import { os } from './implementer.ts';

type GivenRow = MerchandiseChange['rows'][number];
/** A row that was asked for: what it would be, and what the home has. */
type Wanted = { at: number; given: GivenRow; now: ItemPriceRow | undefined; shown: ChangedRow };
type Batch = { at: number; row: ItemPriceRow; writes: (Write | MerchandiseWrite)[] };

const keyOf = ({ id, variantId }: Pick<GivenRow, 'id' | 'variantId'>): string => rowKeyOf({ kind: 'item', id, variantId });

/** Returns what a change makes of a row's price: null is no price. */
function afterOf(
  change: MerchandiseChange['change'],
  given: GivenRow,
  now: ItemPriceRow,
): Pick<ChangedRow, 'afterCents' | 'fault'> {
  if (change.by === 'undo') return { afterCents: given.priceCents, fault: null };
  const changed = changedPrice(now.priceCents, change);
  return 'fault' in changed ? { afterCents: null, fault: changed.fault } : { afterCents: changed.priceCents, fault: null };
}

/** Returns what each row would be. One that is named twice is changed once. */
function wantedRows({ change, rows }: MerchandiseChange, offers: readonly PricedOffer[]): Wanted[] {
  const offerOf = new Map(offers.map((offer) => [rowKeyOf(offer.row), offer]));
  const named = new Set<string>();
  return rows.map((given, at): Wanted => {
    const { priceCents: _, ...about } = given;
    const key = keyOf(given);
    const offer = offerOf.get(key);
    const isTwice = named.has(key);
    named.add(key);
    const name = offer ? [offer.name, offer.variant].filter((part) => part !== '').join(', ') : '';
    const before = { ...about, name, beforeCents: offer?.priceCents ?? null };
    const none = (fault: string): Wanted => ({ at, given, now: undefined, shown: { ...before, afterCents: null, fault } });
    if (!offer) return none('This is no longer in the catalog.');
    if (isTwice) return none('This is there twice.');
    return { at, given, now: offer.row, shown: { ...before, ...afterOf(change, given, offer.row) } };
  });
}

/** Returns the answer for a row that isn't written: it has a fault, someone else saved it, or it is as it is to be. Otherwise returns its write. */
function settled({ at, given, now, shown }: Wanted, locationId: string): SavedRow | Batch {
  if (!now || shown.fault !== null)
    return { at, status: 'invalid', errors: [{ field: 'priceCents', message: shown.fault ?? '' }] };
  const { priceCents = null, version } = now;
  if (priceCents === shown.afterCents) return { at, status: 'saved', id: now.id, version };
  if (version !== given.version) return { at, status: 'stale', id: now.id, theirs: now };
  const { priceCents: _before, ...rest } = now;
  const row: ItemPriceRow = shown.afterCents === null ? rest : { ...rest, priceCents: shown.afterCents };
  return { at, row, writes: [priceRowWrite(locationId, row)] };
}

/** Writes rows, and finds out what became of those that someone else was first with. */
async function saveBatches(table: Table, locationId: string, batches: readonly Batch[]): Promise<SavedRow[]> {
  const done = new Set(await writeBatches(table, locationId, batches));
  const answers = batches.map(async (batch): Promise<SavedRow> => {
    const { at, row } = batch;
    if (done.has(batch)) return { at, status: 'saved', id: row.id, version: row.version + 1 };
    const theirs = await readPriceRow(table, locationId, row);
    return { at, status: 'stale', id: row.id, theirs: theirs ?? row };
  });
  return Promise.all(answers);
}

/** Changes prices by one rule, each row unless someone else changed it since it was shown. A preview writes nothing. */
export const changeMerchandisePrices = os.changeMerchandisePrices.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const wanted = wantedRows(input, fileOffersOf(await readWorkingMerchandise(context, locationId)));
  const rows = wanted.map(({ shown }) => shown);
  if (input.isPreview) return { rows, results: [] };
  const all = wanted.map((each) => settled(each, locationId));
  const saved = await saveBatches(
    context.table,
    locationId,
    all.filter((each) => 'writes' in each),
  );
  const answered = all.filter((each) => 'status' in each);
  return { rows, results: [...answered, ...saved].toSorted((one, other) => one.at - other.at) };
});
