// How things are priced: methods, units, and the lines of the general price list.
import { defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists how a package is priced; new packages and display services are a la carte (docs/decisions.md, Packages). */
export const pricingMethod = defineLabels({ 'a-la-carte': 'A-la carte', flat: 'Flat pricing' });
export type PricingMethod = ValueOf<typeof pricingMethod>;

/** Lists the units of a price: "the flat fee, or the price per hour, mile or other unit of computation" (16 CFR 453.2(b)(4)(ii)). */
export const priceUnit = defineLabels({
  flat: 'flat fee',
  each: 'each',
  hour: 'per hour',
  mile: 'per mile',
  day: 'per day',
  page: 'per page',
  copy: 'per copy',
});
export type PriceUnit = ValueOf<typeof priceUnit>;

/** Lists the builders that offer a service to homes: that of packages, and that of price lists (docs/decisions.md, The catalog). */
export const serviceBuilder = defineLabels({ package: 'Packages', price: 'Price lists' });
export type ServiceBuilder = ValueOf<typeof serviceBuilder>;

/** Lists whether an item belongs to a package or is added to it. */
export const itemKind = defineLabels({ included: 'Included', 'add-on': 'Add-On' });
export type ItemKind = ValueOf<typeof itemKind>;

/** Lists who provides the container of a direct cremation or immediate burial (16 CFR 453.2(b)(4)(ii)(C), (D)). */
export const containerSource = defineLabels({
  purchaser: 'Provided by the purchaser',
  'funeral-home': 'Provided by the funeral home',
});
export type ContainerSource = ValueOf<typeof containerSource>;

/**
 * Lists the sixteen items of the general price list (16 CFR 453.2(b)(4)), then five lines that most lists have too. Explanations, clauses, and units:
 * `shared/funeral-rule/gpl-lines.ts`.
 */
export const gplLine = defineLabels({
  'basic-services': 'Basic services of funeral director and staff',
  'direct-cremation': 'Direct cremation',
  'immediate-burial': 'Immediate burial',
  forwarding: 'Forwarding of remains to another funeral home',
  receiving: 'Receiving of remains from another funeral home',
  'transfer-of-remains': 'Transfer of remains to funeral home',
  embalming: 'Embalming',
  'other-preparation': 'Other preparation of the body',
  'viewing-facilities': 'Use of facilities and staff for viewing',
  'ceremony-facilities': 'Use of facilities and staff for funeral ceremony',
  'memorial-facilities': 'Use of facilities and staff for memorial service',
  'graveside-services': 'Use of equipment and staff for graveside service',
  hearse: 'Hearse',
  limousine: 'Limousine',
  caskets: 'Caskets',
  'outer-burial-containers': 'Outer burial containers',
  'printed-package': 'Basic memorial printed package',
  urn: 'Urn',
  'cremation-fee': 'Cremation fee',
  'alternative-container': 'Alternative container',
  refrigeration: 'Refrigeration',
});
export type GplLine = ValueOf<typeof gplLine>;

/** Lists the disclosures on price lists (D) and statements (S), in `shared/funeral-rule/disclosures.ts`. */
export const disclosureKeys = ['D1', 'D2', 'D3', 'D4A', 'D4B', 'D5', 'D6', 'D7', 'S1', 'S2', 'S3'] as const;
export type DisclosureKey = (typeof disclosureKeys)[number];

/** Lists kinds of charges, for taxes, discounts, and the sections of a statement: what the home does, what it sells, and what it pays to others. */
export const chargeKind = defineLabels({
  services: 'Services',
  merchandise: 'Merchandise',
  'cash-advances': 'Cash advances',
});
export type ChargeKind = ValueOf<typeof chargeKind>;

/** Lists who makes a family buy something it didn't ask for (16 CFR 453.4(b)(2)(i)(B)). */
export const requiredBy = defineLabels({
  law: 'Required by law',
  cemetery: 'Required by the cemetery',
  crematory: 'Required by the crematory',
});
export type RequiredBy = ValueOf<typeof requiredBy>;

/** Lists the sections of a plan's account, in the order of a statement of goods and services. */
export const planSection = defineLabels({
  package: 'Package',
  services: 'Services',
  merchandise: 'Merchandise',
  'cash-advances': 'Cash advances',
  discounts: 'Discounts',
  taxes: 'Taxes',
});
export type PlanSection = ValueOf<typeof planSection>;
