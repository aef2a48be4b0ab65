// Violations of the Rule in words, fees, and packages, each planted alone into a list that follows it.
import type { GeneralPriceList, ListedDiscount } from '#shared/model/general-price-list.ts';
import type { FindingCode } from '#shared/model/price-list-finding.ts';
import { packages, rows, sections } from './price-lists.ts';

export const lineOf = (list: GeneralPriceList, key: string) => list.lines.find(({ line }) => line === key)!;

/** A lawful discount. */
export const discount: ListedDiscount = {
  id: '0197a000-0000-7000-8000-000000000060',
  name: 'Veterans',
  reason: 'For those who served.',
  basisPoints: 500,
  appliesTo: ['services'],
};

export type Plant = [
  fault: string,
  code: FindingCode,
  clause: string,
  place: string | null,
  plant: (list: GeneralPriceList) => void,
  /** Other findings that follow, if one fault can't be planted alone. */
  also?: readonly FindingCode[],
];

export const plantedWords: Plant[] = [
  [
    'embalming marked free',
    'marked-free',
    '453.4(b)(1)',
    rows.embalming,
    (list) => Object.assign(lineOf(list, 'embalming'), { note: 'Free of charge for veterans.' }),
  ],
  [
    'a hearse at no charge',
    'marked-free',
    '453.4(b)(1)',
    rows.hearse,
    (list) => Object.assign(lineOf(list, 'hearse'), { note: 'Within 50 miles. No charge on Mondays.' }),
  ],
  [
    'a hearse at nothing',
    'marked-free',
    '453.2(b)(4)(ii)(L)',
    rows.hearse,
    (list) => Object.assign(lineOf(list, 'hearse'), { priceCents: 0 }),
  ],
  [
    'an entry at nothing',
    'marked-free',
    '453.2(b)(4)(ii)(G)',
    rows.dressing,
    (list) => Object.assign(lineOf(list, 'other-preparation').entries![0]!, { priceCents: 0 }),
  ],
  [
    'a container at nothing',
    'marked-free',
    '453.2(b)(4)(ii)(D)',
    rows.burial,
    (list) => Object.assign(lineOf(list, 'immediate-burial').variants![1]!, { priceCents: 0 }),
  ],
  [
    'a free hearse in a paragraph',
    'marked-free',
    '453.4(b)(1)',
    sections.about,
    (list) => Object.assign(list.sections[0]!, { text: 'Ask us. The hearse is complimentary.' }),
  ],
  [
    'a free limousine in a package',
    'marked-free',
    '453.4(b)(1)',
    packages.farewell,
    (list) => Object.assign(list.packages[0]!, { notes: 'With a free limousine.' }),
  ],
  [
    'a second fee under basic services',
    'second-fee',
    '453.4(b)(1)(i)(A)',
    rows.conference,
    (list) =>
      Object.assign(lineOf(list, 'basic-services'), {
        entries: [{ serviceId: rows.conference, name: 'Arrangement conference', priceCents: 20_000, unit: 'flat' }],
      }),
  ],
  [
    'a facility fee that is required',
    'second-fee',
    '453.4(b)(1)(i)(A)',
    rows.miles,
    (list) => Object.assign(list.otherServices[0]!, { name: 'Facility fee', note: 'This fee is required for every funeral.' }),
  ],
  [
    'a charge added to all arrangements',
    'second-fee',
    '453.4(b)(1)(i)(A)',
    rows.viewing,
    (list) => Object.assign(lineOf(list, 'viewing-facilities'), { note: 'A sanitation charge is added to all arrangements.' }),
  ],
  [
    'a fee by its name',
    'second-fee',
    '453.4(b)(1)(i)(A)',
    rows.miles,
    (list) => Object.assign(list.otherServices[0]!, { name: 'Mandatory overhead fee' }),
  ],
  [
    'a casket-handling fee by its name',
    'casket-handling-fee',
    '453.4(b)(1)(ii)',
    rows.miles,
    (list) => Object.assign(list.otherServices[0]!, { name: 'Casket handling fee' }),
  ],
  [
    'a fee for a casket from elsewhere',
    'casket-handling-fee',
    '453.4(b)(1)(ii)',
    rows.caskets,
    (list) => Object.assign(lineOf(list, 'caskets'), { note: 'A fee of $200 applies where the casket is purchased elsewhere.' }),
  ],
  [
    'handling of a casket provided by the purchaser',
    'casket-handling-fee',
    '453.4(b)(1)(ii)',
    rows.dressing,
    (list) => Object.assign(lineOf(list, 'other-preparation').entries![0]!, { name: 'Handling of casket provided by purchaser' }),
  ],
  [
    'packages alone',
    'packages-replace-list',
    '453.2(b)(4)',
    'list',
    (list) => {
      list.lines = [];
      list.offeredOnline = [];
      list.items = [];
      list.packages = [{ ...list.packages[0]!, services: [] }];
    },
    ['basic-services-missing'],
  ],
  [
    'a hearse in packages only',
    'packages-replace-list',
    '453.2(b)(4)',
    rows.hearse,
    (list) => Object.assign(lineOf(list, 'hearse'), { note: 'Only as part of a package.' }),
  ],
  [
    'a package in place of the list',
    'packages-replace-list',
    '453.2(b)(4)',
    packages.farewell,
    (list) => Object.assign(list.packages[0]!, { description: 'Offered in place of the itemized prices.' }),
  ],
  [
    'basic services made cheaper in a package',
    'package-discounts-fee',
    '453.4(b)(1)(i)(A)',
    packages.farewell,
    (list) => Object.assign(list.packages[0]!, { notes: 'Includes 20% off our basic services fee.' }),
  ],
  [
    'a package below the fee in it',
    'package-discounts-fee',
    '453.4(b)(1)(i)(A)',
    packages.farewell,
    (list) => Object.assign(list.packages[0]!, { priceCents: 200_000 }),
  ],
  [
    'cremation in a package only',
    'direct-cremation-missing',
    '453.2(b)(4)(ii)(C)',
    packages.cremation,
    (list) => {
      list.lines = list.lines.filter(({ line }) => line !== 'direct-cremation');
      list.packages[1]!.services = [];
    },
  ],
  [
    'embalming required by law',
    'disclosure-contradicted',
    '453.3(a)(1)',
    rows.embalming,
    (list) => Object.assign(lineOf(list, 'embalming'), { note: 'Embalming is required by law.' }),
  ],
  [
    'state law that requires embalming',
    'disclosure-contradicted',
    '453.3(a)(1)',
    sections.about,
    (list) => Object.assign(list.sections[0]!, { text: 'State law requires embalming after 24 hours.' }),
  ],
  [
    'a vault required by law',
    'disclosure-contradicted',
    '453.3(c)(1)',
    rows.outer,
    (list) => Object.assign(lineOf(list, 'outer-burial-containers'), { note: 'A vault is required by state law.' }),
  ],
  [
    'a casket required for cremation',
    'disclosure-contradicted',
    '453.3(b)(1)',
    rows.cremation,
    (list) => Object.assign(lineOf(list, 'direct-cremation'), { note: 'A casket is required for cremation.' }),
  ],
  [
    'items that cannot be declined',
    'disclosure-contradicted',
    '453.4(b)(1)',
    sections.about,
    (list) => Object.assign(list.sections[0]!, { text: 'These items may not be declined.' }),
  ],
  [
    'remains preserved for ever',
    'disclosure-contradicted',
    '453.3(e)',
    rows.outer,
    (list) => Object.assign(lineOf(list, 'outer-burial-containers'), { note: 'Preserves the remains indefinitely.' }),
  ],
  [
    'a discount that says it is off the fee',
    'discount-off-fee',
    '453.4(b)(1)(i)(A)',
    discount.id,
    (list) => Object.assign(list, { discounts: [{ ...discount, reason: 'Half of our basic services fee for veterans.' }] }),
  ],
  [
    'a discount that leaves a package less than the fee in it',
    'discount-off-fee',
    '453.4(b)(1)(i)(A)',
    discount.id,
    (list) => Object.assign(list, { discounts: [{ ...discount, basisPoints: 10_000 }] }),
  ],
];
