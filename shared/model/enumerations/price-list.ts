// The papers of prices that a home gives away, and how they reach people.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** The lists that the Funeral Rule asks for (16 CFR 453.2(b)(2) to (4)), as `LocationFileType` names them. */
export const priceListPaper = defineLabels({
  gpl: 'General Price List',
  'casket-price-list': 'Casket Price List',
  'outer-burial-container-price-list': 'Outer Burial Container Price List',
});
export type PriceListPaper = ValueOf<typeof priceListPaper>;

/** How a price list came to somebody; `online` is recorded by itself. */
export const handOutHow = defineLabels({
  'in-person': 'In person',
  mail: 'By mail',
  email: 'By email',
  fax: 'By fax',
  online: 'Online',
});
export type HandOutHow = ValueOf<typeof handOutHow>;

/** How the basic services fee is charged (16 CFR 453.2(b)(4)(iii)(C)): variant (1) or variant (2). */
export const basicFeeVariant = defineLabels({
  added: 'Added to the total of what a family chooses',
  'in-caskets': 'Included in the price of our caskets',
});
export type BasicFeeVariant = ValueOf<typeof basicFeeVariant>;
