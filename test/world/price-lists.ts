// A price list to check and print, with everything that a list can have.
import type { GeneralPriceList } from '#shared/model/general-price-list.ts';
import type { PriceListLine } from '#shared/model/price-list.ts';

const id = (digits: number) => `0197a000-0000-7000-8000-${String(digits).padStart(12, '0')}`;

export const rows = {
  basic: id(1),
  conference: id(2),
  embalming: id(3),
  preparation: id(4),
  dressing: id(5),
  cremation: id(6),
  burial: id(7),
  forwarding: id(8),
  receiving: id(9),
  hearse: id(10),
  caskets: id(11),
  outer: id(12),
  viewing: id(13),
  miles: id(20),
  notice: id(21),
  transfer: id(22),
} as const;
export const items = { oak: id(30), container: id(31), liner: id(32), urn: id(33), book: id(34) } as const;
export const packages = { farewell: id(40), cremation: id(41) } as const;
export const sections = { about: id(50) } as const;

const lines: PriceListLine[] = [
  {
    line: 'basic-services',
    serviceId: rows.basic,
    priceCents: 249_500,
    unit: 'flat',
    note: 'Our services include the arrangement conference, permits and coordination.',
  },
  {
    line: 'direct-cremation',
    serviceId: rows.cremation,
    unit: 'flat',
    note: 'Includes transfer within 25 miles.',
    variants: [
      { container: 'Container provided by the purchaser', providedBy: 'purchaser', priceCents: 99_500 },
      { container: 'Unfinished fiberboard container', providedBy: 'funeral-home', priceCents: 109_500 },
    ],
  },
  {
    line: 'immediate-burial',
    serviceId: rows.burial,
    unit: 'flat',
    variants: [
      { container: 'Casket provided by the purchaser', providedBy: 'purchaser', priceCents: 260_000 },
      { container: 'Cloth-covered casket', providedBy: 'funeral-home', priceCents: 359_500 },
    ],
  },
  {
    line: 'forwarding',
    serviceId: rows.forwarding,
    priceCents: 258_500,
    unit: 'flat',
    note: 'Transfer, embalming and conveyance to the airport.',
  },
  {
    line: 'receiving',
    serviceId: rows.receiving,
    priceCents: 219_500,
    unit: 'flat',
    note: 'Conveyance from the airport and shelter for two days.',
  },
  { line: 'transfer-of-remains', serviceId: rows.transfer, priceCents: 39_500, unit: 'flat', note: 'Within 25 miles.' },
  {
    line: 'embalming',
    serviceId: rows.embalming,
    priceCents: 84_500,
    unit: 'flat',
    note: 'We ask for embalming before a public viewing.',
  },
  {
    line: 'other-preparation',
    serviceId: rows.preparation,
    priceCents: 29_500,
    unit: 'flat',
    name: 'Cosmetics',
    entries: [{ serviceId: rows.dressing, name: 'Dressing and casketing', priceCents: 25_000, unit: 'flat' }],
  },
  { line: 'viewing-facilities', serviceId: rows.viewing, priceCents: 15_000, unit: 'hour', includedUnits: 2 },
  { line: 'hearse', serviceId: rows.hearse, priceCents: 37_500, unit: 'flat' },
  { line: 'caskets', serviceId: rows.caskets, minCents: 129_500, maxCents: 129_500, unit: 'each' },
  { line: 'outer-burial-containers', serviceId: rows.outer, minCents: 109_500, maxCents: 109_500, unit: 'each' },
];

/** Returns a list that follows the Rule, with lines of every shape, items, packages, and paragraphs. */
export const lawfulList = (): GeneralPriceList =>
  structuredClone({
    title: 'General Price List',
    home: 'Larkspur & Sons',
    branches: [
      { name: 'Larkspur & Sons', address: '12 Elm Street, Dover, NH 03820', telephone: '(603) 555-0112' },
      { name: 'Larkspur by the Sea', address: '3 Shore Road, Rye, NH 03870', telephone: '(603) 555-0113' },
    ],
    effectiveOn: '2026-10-01',
    basicFee: {
      variant: 'added',
      amountCents: 249_500,
      services: 'Our services include the arrangement conference, permits and coordination.',
    },
    lines,
    otherServices: [
      { serviceId: rows.miles, name: 'Further miles', priceCents: 400, unit: 'mile', note: '', isCashAdvance: false },
      {
        serviceId: rows.notice,
        name: 'Newspaper notice',
        priceCents: 38_000,
        unit: 'flat',
        note: 'At the newspaper’s own rate.',
        isCashAdvance: true,
      },
    ],
    items: [
      {
        itemId: items.oak,
        category: 'Caskets',
        line: 'caskets',
        name: 'Oak casket',
        description: 'Solid red oak, satin finish, ivory crepe.',
        priceCents: 129_500,
      },
      {
        itemId: items.container,
        category: 'Alternative containers',
        line: 'alternative-container',
        name: 'Fiberboard container',
        description: 'Unfinished fiberboard with a lid.',
        priceCents: 10_000,
      },
      {
        itemId: items.liner,
        category: 'Outer burial containers',
        line: 'outer-burial-containers',
        name: 'Concrete grave liner',
        description: 'Reinforced concrete in two parts.',
        priceCents: 109_500,
      },
      { itemId: items.urn, category: 'Urns', line: 'urn', name: 'Wood urn', description: 'Turned cherry.', priceCents: 16_500 },
      { itemId: items.book, category: 'Stationery', name: 'Register book', description: 'For names.', priceCents: 6_500 },
    ],
    separateLists: { caskets: true, outerBurialContainers: true },
    packages: [
      {
        id: packages.farewell,
        name: 'A quiet farewell',
        description: 'A funeral in our chapel.',
        notes: '',
        dispositionType: 'burial',
        pricingMethod: 'flat',
        priceCents: 350_000,
        aLaCartePriceCents: 371_500,
        showOnGpl: true,
        services: [
          {
            packageServiceId: id(60),
            serviceId: rows.basic,
            line: 'basic-services',
            displayName: 'Basic services',
            detailText: '',
            isIncluded: true,
          },
          {
            packageServiceId: id(61),
            serviceId: rows.embalming,
            line: 'embalming',
            displayName: 'Embalming',
            detailText: '',
            isIncluded: true,
          },
          { packageServiceId: id(62), displayName: 'Grave', detailText: 'Paid to the cemetery.', isIncluded: false },
        ],
      },
      {
        id: packages.cremation,
        name: 'Cremation with an urn',
        description: '',
        notes: '',
        dispositionType: 'cremation',
        pricingMethod: 'a-la-carte',
        priceCents: 126_000,
        aLaCartePriceCents: 126_000,
        showOnGpl: true,
        services: [
          {
            packageServiceId: id(63),
            serviceId: rows.cremation,
            line: 'direct-cremation',
            displayName: 'Direct cremation',
            detailText: '',
            isIncluded: true,
          },
        ],
      },
    ],
    sections: [
      {
        id: sections.about,
        sectionType: 'general',
        title: 'How we work',
        text: 'Feel free to ask us anything. Embalming is not required by law.',
      },
    ],
    offeredOnline: [
      { kind: 'service', id: rows.hearse, name: 'Hearse', line: 'hearse', where: 'The last ride' },
      { kind: 'item', id: items.urn, name: 'Wood urn', where: 'Merchandise' },
    ],
    withheld: [],
  } satisfies GeneralPriceList);
