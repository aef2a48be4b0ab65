import { type FoundOffer, type OfferCells, OfferFinder } from './find-offer.ts';
import {
  type OfferChange,
  type OfferFault,
  type OfferNames,
  type OfferPrice,
  type OfferWords,
  offerFields,
} from './offer-fields.ts';
import type { FileOffer, OfferColumn } from './offer-file.ts';

/** A row of a file with its number as a spreadsheet counts it: its cells, or what is wrong with all of it. */
export type OfferFileRow = { row: number } & ({ cells: OfferCells } | { fault: string; named: string });

/** What a row would do: the item or variant that it means (no `itemId` for a new one), and how that changes, in words. */
export type CheckedOffer = {
  row: number;
  itemId: string | null;
  variantId: string | null;
  name: string;
  changes: readonly OfferChange[];
  faults: readonly OfferFault[];
} & ({ result: 'refused' | 'same' } | { result: 'new' | 'changed'; price: OfferPrice; words: OfferWords });

/** What rows are checked against. */
export type OfferSetting = { offers: readonly FileOffer[]; names: OfferNames };

type Keyed = { checked: CheckedOffer; key: string };

const refused = (
  about: Pick<CheckedOffer, 'row' | 'itemId' | 'variantId' | 'name'>,
  faults: readonly OfferFault[],
): CheckedOffer => ({
  row: about.row,
  itemId: about.itemId,
  variantId: about.variantId,
  name: about.name,
  result: 'refused',
  changes: [],
  faults,
});

const nameOf = ({ name, variant }: FileOffer): string => (variant === '' ? name : `${name}, ${variant}`);

/** The columns that an item of the home's own can't do without. */
const required: readonly [OfferColumn, keyof OfferWords][] = [
  ['Category', 'itemCategoryId'],
  ['Name', 'name'],
  ['Description', 'description'],
];

const UNKNOWN =
  'Nothing you sell has this vendor and model. To add an item of your own, fill in Category, Name, and Description.';

function missingIn(words: OfferWords, faults: readonly OfferFault[]): OfferFault[] {
  const missing = required.find(
    ([column, field]) => words[field] === undefined && !faults.some((each) => each.column === column),
  );
  return missing ? [{ column: missing[0], message: UNKNOWN }] : [];
}

function checkNew(row: number, cells: OfferCells, names: OfferNames): CheckedOffer {
  const { price, words, changes, faults: found } = offerFields(cells, undefined, names);
  const about = { row, itemId: null, variantId: null, name: words.name ?? (cells.Name ?? cells.Model ?? '').trim() };
  const faults = [...found, ...missingIn(words, found)];
  if (faults.length > 0) return refused(about, faults);
  const isOffered = price.isOffered ?? typeof price.priceCents === 'number';
  return { ...about, result: 'new', price: { ...price, isOffered }, words, changes, faults };
}

function checkKnown(row: number, cells: OfferCells, offer: FileOffer, names: OfferNames): CheckedOffer {
  const { itemId, variantId } = offer;
  const about = { row, itemId, variantId, name: nameOf(offer) };
  const { price, words, changes, faults } = offerFields(cells, offer, names);
  if (faults.length > 0) return refused(about, faults);
  if (changes.length === 0) return { ...about, result: 'same', changes, faults };
  return { ...about, result: 'changed', price, words, changes, faults };
}

function checkRow(finder: OfferFinder, given: OfferFileRow, names: OfferNames): Keyed {
  const { row } = given;
  const unknown = { row, itemId: null, variantId: null };
  const alone = `row ${row}`;
  if ('fault' in given)
    return { checked: refused({ ...unknown, name: given.named }, [{ column: null, message: given.fault }]), key: alone };
  const { cells } = given;
  const found: FoundOffer = finder.find(cells);
  if ('fault' in found)
    return {
      checked: refused({ ...unknown, name: (cells.Name ?? cells.Model ?? '').trim() }, [
        found.fault,
        // What else is wrong is said now, so that a row that is mended isn’t refused a second time.
        ...offerFields(cells, undefined, names).faults.filter(
          ({ column }) => column !== 'Variant' && column !== found.fault.column,
        ),
      ]),
      key: alone,
    };
  const checked = found.offer ? checkKnown(row, cells, found.offer, names) : checkNew(row, cells, names);
  return { checked, key: found.key };
}

/** Refuses all rows that mean the same: nothing says which of them is right. */
function refuseTwice(all: readonly Keyed[]): CheckedOffer[] {
  const together = Map.groupBy(all, ({ key }) => key);
  return all.map(({ checked, key }) => {
    const other = together.get(key)?.find((each) => each.checked.row !== checked.row);
    if (!other) return checked;
    return refused(checked, [...checked.faults, { column: null, message: `Row ${other.checked.row} is about the same item.` }]);
  });
}

/** Refuses rows of an item's variants that say different things about the item: it has one name for all of them. */
function refuseUnlike(rows: readonly CheckedOffer[]): CheckedOffer[] {
  const together = Map.groupBy(rows, ({ itemId, row }) => itemId ?? `row ${row}`);
  return rows.map((checked) => {
    if (!('words' in checked)) return checked;
    const words: Readonly<Record<string, unknown>> = checked.words;
    const unlike = together.get(checked.itemId ?? '')?.find((each) => {
      const others: Readonly<Record<string, unknown>> = 'words' in each ? each.words : {};
      return Object.keys(words).some((field) => field in others && others[field] !== words[field]);
    });
    if (!unlike) return checked;
    return refused(checked, [{ column: null, message: `Row ${unlike.row} says something else about the same item.` }]);
  });
}

/** Returns what the rows of a file would do, row by row. */
export function checkOffers({ offers, names }: OfferSetting, rows: readonly OfferFileRow[]): CheckedOffer[] {
  const finder = new OfferFinder(offers);
  return refuseUnlike(refuseTwice(rows.map((row) => checkRow(finder, row, names))));
}
