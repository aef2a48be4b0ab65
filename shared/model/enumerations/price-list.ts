// The price lists that a home gives out, and how people get them.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists the price lists that the Funeral Rule requires (16 CFR 453.2(b)(2) to (4)), as `LocationFileType` names them. */
export const priceListPaper = defineLabels({
  gpl: 'General Price List',
  'casket-price-list': 'Casket Price List',
  'outer-burial-container-price-list': 'Outer Burial Container Price List',
});
export type PriceListPaper = ValueOf<typeof priceListPaper>;

/** Lists how someone got a price list; `online` is recorded automatically. */
export const handOutHow = defineLabels({
  'in-person': 'In person',
  mail: 'By mail',
  email: 'By email',
  fax: 'By fax',
  online: 'Online',
});
export type HandOutHow = ValueOf<typeof handOutHow>;

/** Lists how the basic services fee is charged (16 CFR 453.2(b)(4)(iii)(C)): variant (1) or variant (2). */
export const basicFeeVariant = defineLabels({
  added: 'Added to the total of what a family chooses',
  'in-caskets': 'Included in the price of our caskets',
});
export type BasicFeeVariant = ValueOf<typeof basicFeeVariant>;
