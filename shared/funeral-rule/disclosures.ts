// The sentences that the FTC Funeral Rule requires on price lists and statements, verbatim, each with its clause and place.
import type { DisclosureKey, GplLine } from '../model/enumerations/pricing.ts';

/** Where a sentence must be printed: above the itemized prices, beside a line's price, or on the statement of goods and services selected. */
type DisclosurePlace =
  | { kind: 'above-prices' }
  | { kind: 'beside-line'; line: GplLine }
  | { kind: 'statement'; part: 'charges' | 'embalming' | 'cash-advances' };

export type Disclosure = {
  /** The regulation's words; `(specify ...)` marks what the home fills in. */
  text: string;
  /** A second sentence printed with it, if the clause requires one. */
  companion?: string;
  clause: string;
  place: DisclosurePlace;
  /** When the sentence is required, if not always. */
  when?: string;
  /**
   * The day when this sentence was last compared with the project's record of the regulation, which for 453.3, 453.4, and 453.5 was compared with copies of
   * it. Null: still to be compared with the official text (453.2).
   */
  comparedOn: string | null;
};

const COMPLETE_LIST = 'A complete price list will be provided at the funeral home.';

/**
 * D1 to D7 belong to price lists (D4 has two variants, and a home uses one), S1 to S3 to the statement. Never reword them: if a law requires other wording,
 * add a variant with its clause.
 */
export const disclosures = {
  D1: {
    text: 'The goods and services shown below are those we can provide to our customers. You may choose only the items you desire. However, any funeral arrangements you select will include a charge for our basic services and overhead. If legal or other requirements mean you must buy any items you did not specifically ask for, we will explain the reason in writing on the statement we provide describing the funeral goods and services you selected.',
    clause: '16 CFR 453.4(b)(2)(i)(A)',
    place: { kind: 'above-prices' },
    comparedOn: '2026-11-21',
  },
  D2: {
    text: 'Except in certain special cases, embalming is not required by law. Embalming may be necessary, however, if you select certain funeral arrangements, such as a funeral with viewing. If you do not want embalming, you usually have the right to choose an arrangement that does not require you to pay for it, such as direct cremation or immediate burial.',
    clause: '16 CFR 453.3(a)(2)(ii)',
    place: { kind: 'beside-line', line: 'embalming' },
    comparedOn: '2026-11-21',
  },
  D3: {
    text: 'If you want to arrange a direct cremation, you can use an alternative container. Alternative containers encase the body and can be made of materials like fiberboard or composition materials (with or without an outside covering). The containers we provide are (specify containers).',
    clause: '16 CFR 453.3(b)(2)',
    place: { kind: 'beside-line', line: 'direct-cremation' },
    when: 'only if direct cremation is arranged',
    comparedOn: '2026-11-21',
  },
  D4A: {
    text: 'This fee for our basic services and overhead will be added to the total cost of the funeral arrangements you select. (This fee is already included in our charges for direct cremations, immediate burials, and forwarding or receiving remains.)',
    companion: 'Our services include (specify).',
    clause: '16 CFR 453.2(b)(4)(iii)(C)(1)',
    place: { kind: 'beside-line', line: 'basic-services' },
    when: 'the basic services fee is added to the total',
    comparedOn: null,
  },
  D4B: {
    text: 'Please note that a fee of (specify dollar amount) for the use of our basic services and overhead is included in the price of our caskets. This same fee shall be added to the total cost of your funeral arrangements if you provide the casket. Our services include (specify).',
    clause: '16 CFR 453.2(b)(4)(iii)(C)(2)',
    place: { kind: 'beside-line', line: 'caskets' },
    when: 'the basic services fee is included in the casket prices',
    comparedOn: null,
  },
  D5: {
    text: COMPLETE_LIST,
    clause: '16 CFR 453.2(b)(4)(iii)(A)',
    place: { kind: 'beside-line', line: 'caskets' },
    when: 'caskets have a separate price list',
    comparedOn: null,
  },
  D6: {
    text: COMPLETE_LIST,
    clause: '16 CFR 453.2(b)(4)(iii)(B)',
    place: { kind: 'beside-line', line: 'outer-burial-containers' },
    when: 'outer burial containers have a separate price list',
    comparedOn: null,
  },
  D7: {
    text: 'In most areas of the country, state or local law does not require that you buy a container to surround the casket in the grave. However, many cemeteries require that you have such a container so that the grave will not sink in. Either a grave liner or a burial vault will satisfy these requirements.',
    clause: '16 CFR 453.3(c)(2)',
    place: { kind: 'beside-line', line: 'outer-burial-containers' },
    comparedOn: '2026-11-21',
  },
  S1: {
    text: 'Charges are only for those items that you selected or that are required. If we are required by law or by a cemetery or crematory to use any items, we will explain the reasons in writing below.',
    clause: '16 CFR 453.4(b)(2)(i)(B)',
    place: { kind: 'statement', part: 'charges' },
    comparedOn: '2026-11-21',
  },
  S2: {
    text: 'If you selected a funeral that may require embalming, such as a funeral with viewing, you may have to pay for embalming. You do not have to pay for embalming you did not approve if you selected arrangements such as a direct cremation or immediate burial. If we charged for embalming, we will explain why below.',
    clause: '16 CFR 453.5(b)',
    place: { kind: 'statement', part: 'embalming' },
    comparedOn: '2026-11-21',
  },
  S3: {
    text: 'We charge you for our services in obtaining: (specify cash advance items).',
    clause: '16 CFR 453.3(f)(2)',
    place: { kind: 'statement', part: 'cash-advances' },
    when: 'only where a price was marked up or a rebate kept',
    comparedOn: '2026-11-21',
  },
} as const satisfies Record<DisclosureKey, Disclosure>;

/**
 * Returns a sentence with the home's own words in place of each `(specify ...)`, in order, followed by its companion. Throws a RangeError if the number of
 * words doesn't match, because a disclosure with a gap must not be printed.
 */
export function disclosureText(key: DisclosureKey, ...specified: string[]): string {
  const disclosure: Disclosure = disclosures[key];
  const words = [...specified];
  const missing = () => new RangeError(`${key} needs ${specified.length === 0 ? 'words' : 'other words'} for what it specifies`);
  const filled = [disclosure.text, disclosure.companion]
    .filter((sentence) => sentence !== undefined)
    .join(' ')
    .replace(/\(specify[^)]*\)/g, () => {
      const word = words.shift();
      if (!word) throw missing();
      return word;
    });
  if (words.length > 0) throw missing();
  return filled;
}

/** Returns the sentences that belong beside a line's price. */
export function disclosuresBeside(line: GplLine): DisclosureKey[] {
  return (Object.keys(disclosures) as DisclosureKey[]).filter((key) => {
    const { place } = disclosures[key];
    return place.kind === 'beside-line' && place.line === line;
  });
}
