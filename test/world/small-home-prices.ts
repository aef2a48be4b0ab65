import { id } from './plain-id.ts';

/** `[name, line or null, cents or null, unit, is a cash advance]` */
const services: readonly (readonly [string, string | null, number | null, string?, boolean?])[] = [
  ['basic', 'basic-services', 200_000],
  ['direct', 'direct-cremation', 150_000],
  ['burial', 'immediate-burial', 250_000],
  ['view', 'viewing-facilities', 50_000],
  ['rite', 'ceremony-facilities', 60_000],
  ['embalm', 'embalming', 80_000],
  ['hearse', 'hearse', 40_000],
  ['limo', 'limousine', 17_500],
  ['casket', 'caskets', 100_000, 'each'],
  ['cool', 'refrigeration', 8_500, 'day'],
  ['crem', 'cremation-fee', 40_000, 'flat', false],
  ['miles', null, 450, 'mile'],
  ['copies', null, 2_000, 'copy', true],
  ['film', null, 12_345],
  ['dove', null, null],
];

/** Its services, which the lines of its price list and its display services name. */
export const smallServices = services.map(([name, gplLine, priceCents, unit = 'flat', isCashAdvance = false]) => ({
  id: id(name),
  name: `Service ${name}`,
  description: '',
  ...(gplLine ? { gplLine } : {}),
  unit,
  isCashAdvance,
  priceCents,
}));

/** Its general price list. */
export const smallPriceList = {
  effectiveOn: '2026-01-01',
  lines: [
    { line: 'basic-services', priceCents: 200_000, unit: 'flat', note: 'Planning and permits' },
    {
      line: 'direct-cremation',
      variants: [
        { container: 'Your own', providedBy: 'purchaser', priceCents: 130_000 },
        { container: 'Fiberboard', providedBy: 'funeral-home', priceCents: 150_000 },
        { container: 'Pine', providedBy: 'funeral-home', priceCents: 190_000 },
      ],
      unit: 'flat',
    },
    {
      line: 'immediate-burial',
      variants: [
        { container: 'Your own', providedBy: 'purchaser', priceCents: 200_000 },
        { container: 'Cloth', providedBy: 'funeral-home', priceCents: 250_000 },
      ],
      unit: 'flat',
    },
    { line: 'viewing-facilities', priceCents: 50_000, unit: 'flat' },
    { line: 'ceremony-facilities', priceCents: 60_000, unit: 'flat' },
    { line: 'embalming', priceCents: 80_000, unit: 'flat' },
    { line: 'hearse', priceCents: 40_000, unit: 'flat' },
    { line: 'limousine', priceCents: 17_500, unit: 'flat' },
    { line: 'caskets', minCents: 100_000, maxCents: 500_000, unit: 'each' },
    { line: 'outer-burial-containers', minCents: 90_000, maxCents: 300_000, unit: 'each' },
    { line: 'alternative-container', priceCents: 16_000, unit: 'each' },
    { line: 'urn', priceCents: 20_000, unit: 'each' },
    { line: 'refrigeration', priceCents: 8_500, unit: 'day' },
    { line: 'cremation-fee', priceCents: 40_000, unit: 'flat' },
  ],
};
