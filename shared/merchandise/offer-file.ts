import { cellOfText } from '../values/csv.ts';

/**
 * What a home may sell, as a file has it: an item or one of its variants, from the catalog or its own, with what the home sets. Words are the item's, but
 * for the model number of a variant that has one.
 */
export type FileOffer = {
  itemId: string;
  variantId: string | null;
  isOwn: boolean;
  category: string;
  /** Blank if it has none, like the model. */
  vendor: string;
  model: string;
  name: string;
  /** Blank for an item without its variants. */
  variant: string;
  description: string;
  isOffered: boolean;
  isSpecialOrder: boolean;
  priceCents?: number | undefined;
};

/** The columns of a file, in order. */
export const offerColumns = [
  'id',
  'variantId',
  'Category',
  'Vendor',
  'Model',
  'Name',
  'Variant',
  'Description',
  'Offered',
  'Special order',
  'Price',
] as const;
export type OfferColumn = (typeof offerColumns)[number];

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]/g, '');
const columnOf = new Map(offerColumns.map((column) => [plain(column), column]));

/** Finds a column by the words at the top of a file, whatever the capitals and spaces. */
export const offerColumnOf = (heading: string): OfferColumn | undefined => columnOf.get(plain(heading));

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');
const dollars = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/**
 * Returns an offer as the cells of a row, which changes nothing when it is read again. A description is only there if the home can change it: those of the catalog
 * would make the file larger than one can be.
 */
export const cellsOfOffer = (offer: FileOffer): string[] =>
  offerColumns.map((column) => {
    const cells: Record<OfferColumn, string> = {
      id: offer.itemId,
      variantId: offer.variantId ?? '',
      Category: cellOfText(offer.category),
      Vendor: cellOfText(offer.vendor),
      Model: cellOfText(offer.model),
      Name: cellOfText(offer.name),
      Variant: cellOfText(offer.variant),
      Description: offer.isOwn ? cellOfText(offer.description) : '',
      Offered: yesOrNo(offer.isOffered),
      'Special order': yesOrNo(offer.isSpecialOrder),
      Price: offer.priceCents === undefined ? '' : dollars(offer.priceCents),
    };
    return cells[column];
  });
