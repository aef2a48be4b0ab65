import type * as z from 'zod';
import { merchandiseItemSchema } from '../model/merchandise.ts';
import { CLEARS, textOfCell } from '../values/csv.ts';
import { formatCents, MAX_CENTS, parseCents } from '../values/money.ts';
import { unifyLineBreaks, visibleText } from '../values/typed-text.ts';
import type { OfferCells } from './find-offer.ts';
import type { FileOffer, OfferColumn } from './offer-file.ts';

/** What is wrong with a row: the column, or null for the whole row, and words for the screen. */
export type OfferFault = { column: OfferColumn | null; message: string };
/** What a row changes, in words: null is nothing. `saved` is what someone else saved before the row could be. */
export type OfferChange = { column: OfferColumn; before: string | null; after: string | null; saved?: string | null };

/** What a row sets: `null` clears. What it says nothing about is missing. */
export type OfferPrice = { priceCents?: number | null; isOffered?: boolean; isSpecialOrder?: boolean };
export type OfferWords = {
  name?: string;
  description?: string;
  modelNumber?: string | null;
  vendorId?: string | null;
  itemCategoryId?: string;
};

/** Something of the catalog that a file calls by its name. */
type Named = { id: string; name: string };
export type OfferNames = { categories: readonly Named[]; vendors: readonly Named[] };

/** What a cell sets: a value, with its words; or a fault. */
type Read<Value> = { value: Value; words: string | null } | { fault: string };

const shown = (cell: string): string => visibleText(cell.trim(), 60);
const quoted = (cell: string): string => `“${shown(cell)}”`;
const NOT_CLEARED = 'This can’t be cleared.';

// A map, because an object has more names than its own: `constructor` is none of these words.
const booleans = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

function readSwitch(cell: string): Read<boolean> {
  const value = booleans.get(cell.trim().toLowerCase());
  if (value === undefined) return { fault: `${quoted(cell)} isn’t yes or no. Enter yes or no.` };
  return { value, words: value ? 'yes' : 'no' };
}

/** What an amount looks like: a sign, a dollar sign, and figures without a gap. Others may mean something else in another country. */
const amount = /^-?\$? ?[\d.,]+$/;

function readPrice(cell: string): Read<number | null> {
  const text = cell.trim();
  if (text === CLEARS) return { value: null, words: null };
  const cents = amount.test(text) ? parseCents(text) : undefined;
  if (cents === undefined) {
    const isTooMuch = /^\$? ?[\d,]{9,}(\.\d{0,2})?$/.test(text);
    if (isTooMuch) return { fault: `A price is at most ${formatCents(MAX_CENTS)}.` };
    return { fault: `${quoted(cell)} isn’t a price. Enter dollars and cents, such as 1,234.50.` };
  }
  if (cents < 0) return { fault: 'A price cannot be below zero.' };
  return { value: cents, words: formatCents(cents) };
}

function readText(schema: z.ZodType<string | undefined>, cell: string): Read<string> {
  const parsed = schema.safeParse(unifyLineBreaks(textOfCell(cell)));
  if (!parsed.success) return { fault: `${parsed.error.issues[0]?.message ?? 'Enter text.'}` };
  return { value: parsed.data ?? '', words: parsed.data ?? null };
}

function readName(names: readonly Named[], cell: string, what: string): Read<string> {
  const text = textOfCell(cell).trim();
  const found = names.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
  const [only] = found;
  if (!only) return { fault: `No ${what} is called “${shown(text)}.” Enter one of the catalog’s.` };
  if (found.length > 1) return { fault: `More than one ${what} is called “${shown(text)}.” Choose one on the item’s page.` };
  return { value: only.id, words: only.name };
}

/** The columns of an item's words: what they are now, what they are called inside, and whether they may be cleared. */
const wordColumns = {
  Category: { field: 'itemCategoryId', now: (offer: FileOffer) => offer.category, isKey: false, mayClear: false },
  Vendor: { field: 'vendorId', now: (offer: FileOffer) => offer.vendor, isKey: true, mayClear: true },
  Model: { field: 'modelNumber', now: (offer: FileOffer) => offer.model, isKey: true, mayClear: true },
  Name: { field: 'name', now: (offer: FileOffer) => offer.name, isKey: false, mayClear: false },
  Description: { field: 'description', now: (offer: FileOffer) => offer.description, isKey: false, mayClear: false },
} as const;
type WordColumn = keyof typeof wordColumns;
const columnsOfWords = Object.keys(wordColumns) as WordColumn[];

/** What the cells of a row come to. */
export type OfferFields = { price: OfferPrice; words: OfferWords; changes: OfferChange[]; faults: OfferFault[] };

const isBlank = (cell: string | undefined): cell is undefined | '' => cell === undefined || cell.trim() === '';

function readWord(column: WordColumn, cell: string, { categories, vendors }: OfferNames): Read<string | null> {
  if (cell.trim() === CLEARS) return wordColumns[column].mayClear ? { value: null, words: null } : { fault: NOT_CLEARED };
  if (column === 'Category') return readName(categories, cell, 'category');
  if (column === 'Vendor') return readName(vendors, cell, 'vendor');
  return readText(merchandiseItemSchema.shape[wordColumns[column].field as 'name' | 'description' | 'modelNumber'], cell);
}

/** Returns whether a cell says what an item says already, in words or in the form in which they would be stored. */
function isSaid(column: WordColumn, cell: string, offer: FileOffer, read: Read<string | null>): boolean {
  const now = wordColumns[column].now(offer);
  const same = (text: string) => unifyLineBreaks(text) === unifyLineBreaks(now);
  if ('words' in read && same(read.words ?? '')) return true;
  const text = textOfCell(cell);
  return same(text) || (column !== 'Name' && column !== 'Description' && text.trim().toLowerCase() === now.trim().toLowerCase());
}

function refusalOf(column: WordColumn, { isOwn, variantId }: FileOffer): string | undefined {
  if (!isOwn) return 'These words are the catalog’s. Make the item your own to change them.';
  // Where it is on price lists, in plans, and in cases follows from its category.
  if (column === 'Category') return 'An item can’t move to another category. Add it there as another item.';
  return variantId !== null && column === 'Model' ? 'Change a variant on the item’s page.' : undefined;
}

function addWords(found: OfferFields, cells: OfferCells, offer: FileOffer | undefined, names: OfferNames): void {
  for (const column of columnsOfWords) {
    const cell = cells[column];
    if (isBlank(cell)) continue;
    const { field, isKey, now } = wordColumns[column];
    // A row without an id was found by these.
    if (offer && isKey && isBlank(cells.id)) continue;
    const read = readWord(column, cell, names);
    if (offer && isSaid(column, cell, offer, read)) continue;
    const refusal = (offer && refusalOf(column, offer)) ?? ('fault' in read ? read.fault : undefined);
    if (refusal !== undefined) found.faults.push({ column, message: refusal });
    else if ('words' in read && (offer || read.value !== null)) {
      found.words = { ...found.words, [field]: read.value };
      found.changes.push({ column, before: (offer && now(offer)) || null, after: read.words });
    }
  }
}

/** The columns of what a home sets of any item. */
const priceColumns = {
  Offered: { field: 'isOffered', read: readSwitch },
  'Special order': { field: 'isSpecialOrder', read: readSwitch },
  Price: { field: 'priceCents', read: readPrice },
} as const;

const wordsOfPrice = (value: boolean | number | undefined | null): string | null => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? formatCents(value) : null;
};

function addPrice(found: OfferFields, cells: OfferCells, offer: FileOffer | undefined): void {
  for (const column of Object.keys(priceColumns) as (keyof typeof priceColumns)[]) {
    const cell = cells[column];
    if (isBlank(cell)) continue;
    const { field, read } = priceColumns[column];
    const got = read(textOfCell(cell));
    const before = offer?.[field];
    if ('fault' in got) found.faults.push({ column, message: got.fault });
    else if (got.value !== (before ?? null)) {
      found.price = { ...found.price, [field]: got.value };
      found.changes.push({ column, before: wordsOfPrice(before), after: got.words });
    }
  }
}

const isPriceColumn = (column: OfferColumn): column is keyof typeof priceColumns => column in priceColumns;
const isWordColumn = (column: OfferColumn): column is WordColumn => column in wordColumns;

/** Returns changes that weren't saved, because someone else was first, each with what is saved instead, if it is something else than before. */
export const withSaved = (changes: readonly OfferChange[], offer: FileOffer): OfferChange[] =>
  changes.map((change) => {
    const { column } = change;
    const words = isWordColumn(column) ? wordColumns[column].now(offer) || null : null;
    const saved = isPriceColumn(column) ? wordsOfPrice(offer[priceColumns[column].field]) : words;
    return saved === change.before ? change : { ...change, saved };
  });

/** Returns what the cells of a row would change of an offer, or set of a new one. A blank cell changes nothing, and `(none)` clears. */
export function offerFields(cells: OfferCells, offer: FileOffer | undefined, names: OfferNames): OfferFields {
  const found: OfferFields = { price: {}, words: {}, changes: [], faults: [] };
  addWords(found, cells, offer, names);
  addPrice(found, cells, offer);
  const variant = textOfCell(cells.Variant ?? '');
  if (!isBlank(variant) && variant.trim() !== (offer?.variant ?? '').trim())
    found.faults.push({ column: 'Variant', message: 'Add and rename variants on the item’s page.' });
  return found;
}
