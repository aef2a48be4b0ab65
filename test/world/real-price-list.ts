// A price list with the prices of a real home.
import type { GplLine } from '#shared/model/enumerations/pricing.ts';
import type { GeneralPriceList } from '#shared/model/general-price-list.ts';
import type { PriceListLine } from '#shared/model/price-list.ts';
import { lawfulList } from './price-lists.ts';

const id = (digits: number) => `0197a000-0000-7000-8000-${String(digits).padStart(12, '0')}`;

/** Lists the prices of one real Texas home, effective October 1, 2025, in dollars: facts only (docs/vocabulary.md, Prices of the sample data). */
export const realPrices = [
  ['Basic services of the funeral director and staff', 1400],
  ['Embalming', 825],
  ['Minimal preparation', 250],
  ['Dressing or shrouding and casketing', 250],
  ['Refrigeration (unembalmed), per day', 50],
  ['Additional preparation of an autopsy or tissue donor', 350],
  ['Facility and staff, public visitation', 450],
  ['Facilities and staff, private family viewing', 350],
  ['Facilities and staff, identification viewing', 250],
  ['Transfer of deceased within 25 miles', 450],
  ['Hearse within 50 miles', 500],
  ['Direct cremation, container provided by purchaser', 995],
  ['Direct cremation, unfinished fiberboard container', 995],
  ['Immediate burial, casket provided by purchaser', 2600],
  ['Immediate burial, minimum casket', 3595],
] as const;

const cents = (name: (typeof realPrices)[number][0]): number =>
  (realPrices.find(([each]) => each === name)?.[1] ?? Number.NaN) * 100;
type Named = (typeof realPrices)[number][0];
const row = (name: Named) => id(100 + realPrices.findIndex(([each]) => each === name));
const priced = (line: GplLine, name: Named, more: Partial<PriceListLine> = {}): PriceListLine => ({
  line,
  serviceId: row(name),
  name,
  priceCents: cents(name),
  unit: 'flat',
  ...more,
});
const entries = (...names: Named[]): Partial<PriceListLine> => ({
  entries: names.map((name) => ({ serviceId: row(name), name, priceCents: cents(name), unit: 'flat' as const })),
});

/** Returns those prices as a list; the home and its words are ours. */
export const realList = (): GeneralPriceList => ({
  ...lawfulList(),
  home: 'A funeral home in Texas',
  branches: [{ name: 'A funeral home in Texas', address: '1 Main Street, Austin, TX 78701', telephone: '(512) 555-0100' }],
  effectiveOn: '2025-10-01',
  basicFee: { variant: 'added', amountCents: 140_000, services: 'consultation, permits and the care of our house' },
  lines: [
    priced('basic-services', 'Basic services of the funeral director and staff'),
    priced('embalming', 'Embalming'),
    priced(
      'other-preparation',
      'Minimal preparation',
      entries('Dressing or shrouding and casketing', 'Additional preparation of an autopsy or tissue donor'),
    ),
    priced('refrigeration', 'Refrigeration (unembalmed), per day', { unit: 'day' }),
    priced(
      'viewing-facilities',
      'Facility and staff, public visitation',
      entries('Facilities and staff, private family viewing', 'Facilities and staff, identification viewing'),
    ),
    priced('transfer-of-remains', 'Transfer of deceased within 25 miles'),
    priced('hearse', 'Hearse within 50 miles'),
    {
      line: 'direct-cremation',
      unit: 'flat',
      variants: [
        {
          container: 'Container provided by purchaser',
          providedBy: 'purchaser',
          priceCents: cents('Direct cremation, container provided by purchaser'),
        },
        {
          container: 'Unfinished fiberboard container',
          providedBy: 'funeral-home',
          priceCents: cents('Direct cremation, unfinished fiberboard container'),
        },
      ],
    },
    {
      line: 'immediate-burial',
      unit: 'flat',
      variants: [
        {
          container: 'Casket provided by purchaser',
          providedBy: 'purchaser',
          priceCents: cents('Immediate burial, casket provided by purchaser'),
        },
        { container: 'Minimum casket', providedBy: 'funeral-home', priceCents: cents('Immediate burial, minimum casket') },
      ],
    },
  ],
  otherServices: [],
  items: [],
  packages: [],
  sections: [],
  offeredOnline: [],
});
