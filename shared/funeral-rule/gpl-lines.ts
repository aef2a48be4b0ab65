// The lines of a funeral home's general price list: clause, unit, and what each means in plain words for a family.
import { type GplLine, gplLine, type PriceUnit } from '../model/enumerations/pricing.ts';

/** A line's key, such as `direct-cremation`. */
export type GplLineKey = GplLine;

/** All 21 keys, the Rule's sixteen first. */
export const gplLineKeys = gplLine.values;

/** What is known about a line on any home's list. */
export type GplLineFacts = {
  label: string;
  /** For a family, in our own words: one or two calm sentences. */
  explanation: string;
  /** The clause that requires the line; null for lines that the Rule doesn't name. */
  clause: string | null;
  /** Whether it is one of the sixteen, which are required if the home offers them. */
  isRequired: boolean;
  /** The usual unit; a home's list may use another. */
  unit: PriceUnit;
  /** How the line states its price: one price, a range over the goods offered, or one price per container. */
  shape: 'price' | 'range' | 'containers';
  /** Whether a family can decline it. Only basic services can be charged without being chosen (16 CFR 453.2(b)(4)(iii)(C)). */
  isDeclinable: boolean;
  /**
   * The national median in US cents and its source: `published` (quoted from the NFDA 2023 Member GPL Study), `derived` (its remaining lines, accepted
   * because the ten add up to the published $8,300, or $9,995 with a vault), or `2021` (NFDA 2021). Null if there is none.
   */
  medianCents: number | null;
  medianSource: 'published' | 'derived' | '2021' | null;
};

type Row = Omit<GplLineFacts, 'label' | 'isDeclinable' | 'isRequired' | 'unit' | 'shape'> &
  Partial<Pick<GplLineFacts, 'unit' | 'shape'>>;

const rows: Record<GplLine, Row> = {
  'basic-services': {
    explanation:
      'The time and knowledge of the funeral director and staff: meeting with you, permits and paperwork, and arranging things with the cemetery or crematory. This is the one fee that every full funeral includes.',
    clause: '16 CFR 453.2(b)(4)(iii)(C)',
    medianCents: 249_500,
    medianSource: 'derived',
  },
  'direct-cremation': {
    explanation:
      'Cremation soon after death, without a viewing or ceremony beforehand. The basic services and a simple container, or one you bring, are part of the price.',
    clause: '16 CFR 453.2(b)(4)(ii)(C)',
    shape: 'containers',
    medianCents: 275_000,
    medianSource: 'published',
  },
  'immediate-burial': {
    explanation:
      'Burial soon after death, without a viewing or ceremony beforehand. The basic services are part of the price; the cemetery charges for the grave on its own.',
    clause: '16 CFR 453.2(b)(4)(ii)(D)',
    shape: 'containers',
    medianCents: 372_000,
    medianSource: 'published',
  },
  forwarding: {
    explanation:
      'When the funeral takes place elsewhere: this home receives the person who died, prepares them for the journey, and hands them over to the other funeral home.',
    clause: '16 CFR 453.2(b)(4)(ii)(A)',
    medianCents: 258_500,
    medianSource: '2021',
  },
  receiving: {
    explanation:
      'When the death happened elsewhere and the funeral is here: this home receives the person who died from another funeral home and cares for them until the service.',
    clause: '16 CFR 453.2(b)(4)(ii)(B)',
    medianCents: 219_500,
    medianSource: '2021',
  },
  'transfer-of-remains': {
    explanation:
      'Bringing the person who died from the place of death into the care of the funeral home. Long distances may cost more.',
    clause: '16 CFR 453.2(b)(4)(ii)(E)',
    medianCents: 39_500,
    medianSource: 'derived',
  },
  embalming: {
    explanation:
      'A treatment that slows the changes after death, most often chosen when there will be a viewing. It is seldom required by law, and you can usually choose arrangements without it.',
    clause: '16 CFR 453.2(b)(4)(ii)(F)',
    medianCents: 84_500,
    medianSource: 'published',
  },
  'other-preparation': {
    explanation: 'Washing, dressing, hair and cosmetics, and placing the person who died in the casket.',
    clause: '16 CFR 453.2(b)(4)(ii)(G)',
    medianCents: 29_500,
    medianSource: 'derived',
  },
  'viewing-facilities': {
    explanation:
      'Rooms and staff for visiting hours, when family and friends come to see the person who died and to be together.',
    clause: '16 CFR 453.2(b)(4)(ii)(H)',
    medianCents: 47_500,
    medianSource: 'published',
  },
  'ceremony-facilities': {
    explanation: 'Rooms and staff for a funeral ceremony with the person who died present.',
    clause: '16 CFR 453.2(b)(4)(ii)(I)',
    medianCents: 55_000,
    medianSource: 'published',
  },
  'memorial-facilities': {
    explanation: 'Rooms and staff for a ceremony of remembrance without the body present, often after a cremation.',
    clause: '16 CFR 453.2(b)(4)(ii)(J)',
    medianCents: null,
    medianSource: null,
  },
  'graveside-services': {
    explanation: 'Staff and equipment, such as a tent and chairs, for a ceremony at the grave.',
    clause: '16 CFR 453.2(b)(4)(ii)(K)',
    medianCents: null,
    medianSource: null,
  },
  hearse: {
    explanation: 'The car that carries the casket to the ceremony and to the cemetery or crematory.',
    clause: '16 CFR 453.2(b)(4)(ii)(L)',
    medianCents: 37_500,
    medianSource: 'derived',
  },
  limousine: {
    explanation: 'A car with a driver for the family, or a van for flowers and paperwork. You may drive yourselves instead.',
    clause: '16 CFR 453.2(b)(4)(ii)(M)',
    medianCents: 17_500,
    medianSource: 'derived',
  },
  caskets: {
    explanation:
      'The range from the least to the most expensive casket here; the full casket price list is shown before any casket. You may also buy a casket elsewhere, and the home must accept it without a fee.',
    clause: '16 CFR 453.2(b)(4)(iii)(A)',
    unit: 'each',
    shape: 'range',
    medianCents: 250_000,
    medianSource: 'published',
  },
  'outer-burial-containers': {
    explanation:
      'A grave liner or vault that surrounds the casket in the ground. State law seldom requires one, but many cemeteries do, so that the ground stays level.',
    clause: '16 CFR 453.2(b)(4)(iii)(B)',
    unit: 'each',
    shape: 'range',
    medianCents: 169_500,
    medianSource: 'derived',
  },
  'printed-package': {
    explanation: 'Printed keepsakes for the service, such as a guest book, programs and thank-you cards.',
    clause: null,
    medianCents: 19_500,
    medianSource: 'derived',
  },
  urn: {
    explanation: 'A vessel for cremated remains. Without one, the remains are returned in a plain container.',
    clause: null,
    unit: 'each',
    medianCents: 29_500,
    medianSource: 'published',
  },
  'cremation-fee': {
    explanation: 'What the crematory charges for the cremation itself, when the home doesn’t have its own crematory.',
    clause: null,
    medianCents: 40_000,
    medianSource: 'derived',
  },
  'alternative-container': {
    explanation: 'A simple container of fiberboard or similar material, used for cremation instead of a casket.',
    clause: null,
    unit: 'each',
    medianCents: 16_000,
    medianSource: 'derived',
  },
  refrigeration: {
    explanation:
      'Keeping the person who died in cool, safe care for each day before the burial or cremation, where there is no embalming.',
    clause: null,
    unit: 'day',
    medianCents: 8_500,
    medianSource: '2021',
  },
};

// @__NO_SIDE_EFFECTS__ (a bundle that imports only the keys leaves the explanations out)
function completeRows(): Readonly<Record<GplLine, GplLineFacts>> {
  const complete = (line: GplLine): GplLineFacts => ({
    label: gplLine.label(line),
    isRequired: isRequiredGplLine(line),
    isDeclinable: line !== 'basic-services',
    unit: 'flat',
    shape: 'price',
    ...rows[line],
  });
  return Object.fromEntries(gplLineKeys.map((line) => [line, complete(line)])) as Record<GplLine, GplLineFacts>;
}

/** Every line with its facts, in the order of a list. */
export const gplLines = completeRows();

/** Returns whether a line is one of the sixteen of 16 CFR 453.2(b)(4). */
export function isRequiredGplLine(line: GplLine): boolean {
  return rows[line].clause !== null;
}
