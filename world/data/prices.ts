import type { GplLine } from '#shared/model/enumerations/pricing.ts';
import type { StateCode } from '#shared/values/state-codes.ts';

/**
 * Lists what a line usually costs in US dollars: national medians, and our own figures for the two lines without one, memorial 495 and graveside 425
 * (docs/vocabulary.md, Prices of the sample data). Homes vary around them by region, by tier, and by chance.
 */
export const usualDollars: Readonly<Record<GplLine, number>> = {
  'basic-services': 2495,
  'direct-cremation': 2150,
  'immediate-burial': 3720,
  forwarding: 2585,
  receiving: 2195,
  'transfer-of-remains': 395,
  embalming: 845,
  'other-preparation': 295,
  'viewing-facilities': 475,
  'ceremony-facilities': 550,
  'memorial-facilities': 495,
  'graveside-services': 425,
  hearse: 375,
  limousine: 175,
  caskets: 1295,
  'outer-burial-containers': 1095,
  'printed-package': 195,
  urn: 165,
  'cremation-fee': 400,
  'alternative-container': 160,
  refrigeration: 85,
};

/** The most expensive of a range, as a multiple of the cheapest. */
export const rangeTop: Partial<Record<GplLine, number>> = { caskets: 5.2, 'outer-burial-containers': 3.1 };

/** Prices in a state as a multiple of the country's. */
export const stateFactor: Partial<Record<StateCode, number>> = {
  MA: 1.12,
  RI: 1.05,
  NH: 1.06,
  ME: 0.98,
  VT: 1,
  CT: 1.14,
  NY: 1.15,
  NJ: 1.14,
  PA: 1,
  MD: 1.04,
  VA: 1,
  NC: 0.93,
  GA: 0.95,
  FL: 0.88,
  IL: 1.03,
  MI: 0.99,
  OH: 0.97,
  MN: 1.07,
  WI: 1.03,
  IA: 1,
  MO: 0.97,
  KS: 0.96,
  NE: 0.97,
  TX: 0.92,
  CO: 0.96,
  NM: 0.94,
  AZ: 0.88,
  UT: 0.92,
  MT: 0.95,
  CA: 1.02,
  OR: 0.93,
  WA: 0.95,
};

/** Homes' own words beside a line: one is chosen, and none as often. */
export const lineNotes: Partial<Record<GplLine, readonly string[]>> = {
  'basic-services': [
    'Our services include the arrangement conference, permits, the death certificate, notices and coordination with cemetery, crematory and clergy.',
    'Our services include consultation at any hour, all filings, safekeeping of records for ten years, and our overhead.',
  ],
  'direct-cremation': [
    'Includes transfer within 25 miles, permits, shelter and basic services. Ready in about ten days.',
    'Includes transfer at any hour, shelter and basic services; a witness may attend.',
  ],
  'immediate-burial': ['Includes transfer within 25 miles, shelter, basic services and conveyance to the cemetery.'],
  forwarding: [
    'Includes transfer, embalming or refrigeration as the route requires, basic services and conveyance to the airport.',
  ],
  receiving: ['Includes conveyance from the airport, shelter for two days, basic services and conveyance to the cemetery.'],
  'transfer-of-remains': [
    'Within 25 miles; further miles are charged each.',
    'Within 25 miles, day or night.',
    'The first 25 miles.',
  ],
  'other-preparation': [
    'Washing, dressing, hair and cosmetics. Your own hairdresser is welcome.',
    'Includes casketing. Half of it for children.',
  ],
  'viewing-facilities': ['Up to four hours in one day.', 'Four hours of one day, until nine in the evening.'],
  'ceremony-facilities': ['In our chapel or at your place of worship.'],
  'memorial-facilities': ['Up to three hours; coffee and tea are included.'],
  'graveside-services': ['Canopy and thirty chairs.'],
  hearse: ['Within 50 miles.'],
  limousine: ['Up to five hours, seven passengers.', 'Per car.'],
  'printed-package': ['100 folders, 100 prayer cards, 50 acknowledgement cards.'],
  refrigeration: ['For each day.', 'From the first day.'],
  'cremation-fee': ['Paid to the crematory; we add nothing.', 'The crematory’s own charge, passed on unchanged.'],
};

/** Containers of a direct cremation and caskets of an immediate burial, with the dollars that each adds to the price without one. */
export const containers = {
  'direct-cremation': [
    ['Container provided by the purchaser', 'purchaser', 0],
    ['Unfinished fiberboard container', 'funeral-home', 75],
    ['Covered composition container', 'funeral-home', 240],
  ],
  'immediate-burial': [
    ['Casket provided by the purchaser', 'purchaser', 0],
    ['Cloth-covered fiberboard casket', 'funeral-home', 650],
    ['Pine casket', 'funeral-home', 1050],
  ],
} as const;
