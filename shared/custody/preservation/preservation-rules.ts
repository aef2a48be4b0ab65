import type { StateCode } from '../../values/state-codes.ts';

/** What a state, or a home's policy, asks of those who keep a decedent. */
export type PreservationRule = {
  /** How long they may be kept before something has to be done, and since when. */
  hours: number;
  from: 'death' | 'receipt' | 'delivery';
  /** What has to be done by then. */
  act: string;
  /** What can be done of that without embalming them. */
  withoutEmbalming: string;
  /** The lowest and the highest temperature of cold, in °F. */
  coldest?: number;
  warmest: number;
  /** How many days since `from` cold and dry ice are enough, where there is a limit. */
  coldDays?: number;
  dryIceDays?: number;
  source: string;
  /** Whether it's what the state's law says. Otherwise it's a policy. */
  isLaw: boolean;
  note?: string;
};

/** What applies where nobody has looked at the law, or the law names no hours. */
const policy: PreservationRule = {
  hours: 24,
  from: 'receipt',
  act: 'Embalm them, or keep them at 34 to 40 °F.',
  withoutEmbalming: 'Keep them at 34 to 40 °F.',
  coldest: 34,
  warmest: 40,
  source: 'Policy: 24 hours. The law of this state is not checked',
  isLaw: false,
};

/** Lists what is known of the law of states (docs/law.md, How long someone is kept). */
const rules: Readonly<Partial<Record<StateCode, PreservationRule>>> = {
  CA: {
    ...policy,
    source: 'Policy: 24 hours',
    note: 'In California, a crematory has to refrigerate someone within 2 hours (Cal. Health & Safety Code 8346, 8378). California sets no number of hours for a funeral home that we know of.',
  },
  MA: {
    ...policy,
    source: 'Policy: 24 hours',
    note: 'Massachusetts sets no number of hours that we know of. It requires written permission to embalm, or a written decision not to (239 CMR 3.11(2)(c)).',
  },
  MN: {
    hours: 72,
    from: 'death',
    act: 'Embalm them, refrigerate them, or pack them in dry ice.',
    withoutEmbalming: 'Refrigerate them, or pack them in dry ice.',
    warmest: 40,
    coldDays: 6,
    dryIceDays: 4,
    source: 'Minn. Stat. 149A.94',
    isLaw: true,
    note: 'If a medical examiner or coroner released them later, the hours begin then. Cold is enough for 6 days, and dry ice for 4.',
  },
  TX: {
    hours: 24,
    from: 'death',
    act: 'Embalm them, keep them at 34 to 40 °F, or seal them in a container.',
    withoutEmbalming: 'Keep them at 34 to 40 °F, or seal them in a container.',
    coldest: 34,
    warmest: 40,
    source: '25 TAC 181.4',
    isLaw: true,
  },
  VA: {
    hours: 48,
    from: 'receipt',
    act: 'Refrigerate them at 40 °F or less, or embalm them with permission.',
    withoutEmbalming: 'Refrigerate them at 40 °F or less.',
    warmest: 40,
    source: 'Va. Code 54.1-2811.1',
    isLaw: true,
    note: 'In Virginia, nobody is embalmed without express permission of their next of kin.',
  },
};

/** What applies in California once a crematory has someone. */
const crematory: PreservationRule = {
  hours: 2,
  from: 'delivery',
  act: 'The crematory has to keep them at 50 °F or less, unless the cremation begins within 24 hours.',
  withoutEmbalming: 'The crematory has to keep them at 50 °F or less.',
  warmest: 50,
  source: 'Cal. Health & Safety Code 8346, 8378',
  isLaw: true,
};

/** Returns what is asked where someone is kept: of a crematory, once it has them. */
export function preservationRule(state: string | undefined, isAtCrematory = false): PreservationRule {
  if (isAtCrematory && state === 'CA') return crematory;
  return rules[state as StateCode] ?? policy;
}
