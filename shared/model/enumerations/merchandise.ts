// Merchandise: the planner's pages, the kinds of categories, and the contents of the sample catalog.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists the merchandise pages of the planner; the values are the path segments (docs/decisions.md, Planner). */
export const merchandisePage = defineLabels({
  interment: 'Interment',
  'cremated-remains': 'Cremated remains',
  keepsakes: 'Keepsakes',
  memorial: 'Memorial',
});
export type MerchandisePage = ValueOf<typeof merchandisePage>;

/** Lists the four older kinds of categories (docs/vocabulary.md, The older product), then the two that price lists need too. */
export const merchandiseCategoryKind = defineLabels({
  container: 'Caskets and alternative containers',
  urn: 'Urns and keepsakes',
  'burial-shroud': 'Shrouds, quilts and blankets',
  'solidified-remains': 'Stones, glass art, ceramic art and diamonds',
  'outer-burial-container': 'Grave liners and vaults',
  stationery: 'Stationery',
});
export type MerchandiseCategoryKind = ValueOf<typeof merchandiseCategoryKind>;

/** Lists who chose an item of a case: the family in the plan that it sent, the family later, or the home. */
export const caseItemChosenBy = defineLabels({
  plan: 'In the family’s plan',
  family: 'By the family',
  home: 'By the home',
});
export type CaseItemChosenBy = ValueOf<typeof caseItemChosenBy>;

/** Lists attributes of items in the sample catalog. Compiled from general trade knowledge; not a published list. */
export const sampleMerchandiseAttributes = [
  'Material',
  'Gauge',
  'Wood species',
  'Finish',
  'Color',
  'Interior fabric',
  'Interior dimensions',
  'Capacity (cubic inches)',
  'Weight limit',
  'Sealing/non-sealing',
  'Eco-friendly',
  'Religious symbol',
  'Engravable',
  'Made in USA',
] as const;

/** Lists names of generic items, of no vendor, in each kind of category. Compiled from general trade knowledge; not a published list. */
export const sampleMerchandise: Readonly<Record<MerchandiseCategoryKind, readonly string[]>> = {
  container: [
    '20-gauge steel casket',
    '18-gauge steel casket',
    'Stainless steel casket',
    'Oak casket',
    'Poplar casket',
    'Pine casket',
    'Cloth-covered casket',
    'Rental casket',
    'Cardboard alternative container',
    'Fiberboard container',
  ],
  urn: [
    'Brass urn',
    'Wood urn',
    'Marble urn',
    'Ceramic urn',
    'Biodegradable urn',
    'Scattering tube',
    'Keepsake urn',
    'Temporary container',
  ],
  'burial-shroud': ['Cotton shroud', 'Linen shroud', 'Wool blanket', 'Memorial quilt'],
  'solidified-remains': ['Memorial stones', 'Glass art', 'Ceramic art', 'Memorial diamond'],
  'outer-burial-container': ['Concrete grave liner', 'Concrete vault (unlined)', 'Lined vault', 'Urn vault'],
  stationery: ['Register book', 'Memorial folders', 'Prayer cards', 'Acknowledgement cards'],
};
