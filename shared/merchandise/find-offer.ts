import { textOfCell } from '../values/csv.ts';
import type { FileOffer, OfferColumn } from './offer-file.ts';

/** The cells of a row by their column. A column that the file doesn't have is missing. */
export type OfferCells = Readonly<Partial<Record<OfferColumn, string>>>;

/** What a row means: an offer, or an item that the home doesn't have yet; or why that can't be said. `key` is the same for rows that mean the same. */
export type FoundOffer =
  | { key: string; offer: FileOffer | undefined }
  | { fault: { column: OfferColumn | null; message: string } };

const plain = (text: string): string => text.trim().toLowerCase();
const textIn = (cells: OfferCells, column: OfferColumn): string => plain(textOfCell(cells[column] ?? ''));
/** Returns what is the same for all rows that mean an item by its vendor and model. */
export const keyOfWords = (vendor: string, model: string): string => JSON.stringify([plain(vendor), plain(model)]);

const refused = (column: OfferColumn | null, message: string): FoundOffer => ({ fault: { column, message } });

/** Finds the offers that rows of a file mean: by `id`, and by vendor and model without one. Of an item's variants, a row means the one that it names. */
export class OfferFinder {
  readonly #byItem: ReadonlyMap<string, FileOffer[]>;
  readonly #byWords: ReadonlyMap<string, FileOffer[]>;

  constructor(offers: readonly FileOffer[]) {
    this.#byItem = Map.groupBy(offers, ({ itemId }) => itemId);
    this.#byWords = Map.groupBy(
      offers.filter(({ model }) => model.trim() !== ''),
      ({ vendor, model }) => keyOfWords(vendor, model),
    );
  }

  /** Returns the offer that a row means, or what keeps us from knowing. */
  find(cells: OfferCells): FoundOffer {
    const id = textIn(cells, 'id');
    if (id !== '') {
      const offers = this.#byItem.get(id);
      return offers ? this.#oneOf(offers, cells) : refused('id', 'Nothing that you can sell has this id.');
    }
    const model = textIn(cells, 'Model');
    if (model === '' || model === '(none)')
      return refused(
        'id',
        'Add an id, or a vendor and a model number. A new item also needs a category, a name, and a description.',
      );
    const vendor = textIn(cells, 'Vendor');
    const key = keyOfWords(vendor === '(none)' ? '' : vendor, model);
    const offers = this.#byWords.get(key);
    if (offers) return this.#oneOf(offers, cells);
    return textIn(cells, 'variantId') === '' ? { key, offer: undefined } : refused('id', 'Add the id of the item, too.');
  }

  #oneOf(offers: readonly FileOffer[], cells: OfferCells): FoundOffer {
    const found = (offer: FileOffer): FoundOffer => ({ key: JSON.stringify([offer.itemId, offer.variantId]), offer });
    const variantId = textIn(cells, 'variantId');
    if (variantId !== '') {
      const own = offers.find((offer) => offer.variantId === variantId);
      return own ? found(own) : refused('variantId', 'This item has no such variant.');
    }
    const [only, ...others] = offers;
    if (only && others.length === 0) return found(only);
    const variant = textIn(cells, 'Variant');
    const [named, ...alike] = offers.filter((offer) => plain(offer.variant) === variant);
    if (named && alike.length === 0) return found(named);
    return refused('id', 'More than one item or variant matches. Add the ids that an export writes.');
  }
}
