import { isReleased } from '../lifecycles/care-milestones.ts';
import type { DecedentStatus } from '../model/enumerations/case.ts';
import { type DispositionType, dispositionGroupOf } from '../model/enumerations/disposition.ts';
import type { DocumentType } from '../model/enumerations/document.ts';

const act = (words: string, needs: readonly GateKey[]) => ({ words, needs });

/**
 * The lines of a gate. A: authorization. P: permits. W: wait. M: medical examiner. I: implants. D: identification. V1, V2: comparisons of the tag with the papers. E:
 * personal effects. H: nothing that stops it. The others belong to one act each.
 */
export type GateKey =
  | ('A' | 'P' | 'W' | 'M' | 'I' | 'D' | 'V1' | 'V2' | 'E' | 'H')
  | ('suits' | 'recipient' | 'id-seen' | 'both-sign' | 'decision' | 'two-people' | 'day-passed' | 'held');

/** What each line is called. */
export const gateTitles: Readonly<Record<GateKey, string>> = {
  A: 'Authorization',
  P: 'Permits',
  W: 'Waiting time',
  M: 'Medical examiner or coroner',
  I: 'Implants',
  D: 'Identification',
  V1: 'Tag and papers, first comparison',
  V2: 'Tag and papers, second comparison',
  E: 'Personal effects',
  H: 'Nothing that stops it',
  suits: 'Goes with the disposition',
  recipient: 'Recipient',
  'id-seen': 'Recipient’s ID',
  'both-sign': 'Signatures',
  decision: 'Decision',
  'two-people': 'Two people',
  'day-passed': 'A day of waiting',
  held: 'Hold',
};
/** Returns what a line is called, as it is: what is met by nothing being there isn’t called that while something is. */
export const gateTitleOf = (key: GateKey, status: string): string =>
  key === 'H' && status === 'missing' ? 'Stopped' : gateTitles[key];
/** Returns the line of a name; undefined if there is none. */
export const gateKeyOf = (name: string): GateKey | undefined => (Object.hasOwn(gateTitles, name) ? (name as GateKey) : undefined);

const everything: readonly GateKey[] = ['A', 'P', 'W', 'M', 'I', 'D', 'V1', 'V2', 'E', 'H'];
const withoutWait: readonly GateKey[] = ['A', 'P', 'M', 'V1', 'V2', 'E', 'H'];

/** Lists what can’t be undone, as “What ... needs” says it, and what each needs (docs/decisions.md, Decedent care). */
export const gateActs = {
  embalming: act('embalming', ['suits', 'A', 'M', 'V1', 'H']),
  /** A cremation is checked when the crematory is offered the body, and again before it starts. */
  'cremation-offer': act('handing over for cremation', everything),
  cremation: act('cremation', everything),
  'alkaline-hydrolysis': act('alkaline hydrolysis', everything),
  'natural-organic-reduction': act('natural organic reduction', everything),
  burial: act('burial', withoutWait),
  'burial-at-sea': act('burial at sea', withoutWait),
  donation: act('body donation', withoutWait),
  'out-of-state': act('removal from the state', withoutWait),
  'other-home': act('handing over to another home', withoutWait),
  other: act('this disposition', withoutWait),
  'hand-off-for-care': act('handing over for care', ['M', 'V1', 'H']),
  release: act('giving the cremated remains to the family', ['A', 'V2', 'recipient', 'id-seen', 'both-sign', 'held']),
  'effects-destroyed': act('destroying a personal effect', ['decision', 'two-people', 'day-passed']),
  'effects-shipped': act('shipping a personal effect', ['decision', 'two-people']),
  'effects-buried': act('burying or cremating a personal effect', ['decision', 'two-people']),
} as const satisfies Record<string, ReturnType<typeof act>>;
export type GateAct = keyof typeof gateActs;
/** Returns the act of a name; undefined if there is none. */
export const gateActOf = (name: string): GateAct | undefined => (Object.hasOwn(gateActs, name) ? (name as GateAct) : undefined);

const ofDisposition: Readonly<Record<DispositionType, GateAct>> = {
  burial: 'burial',
  entombment: 'burial',
  'natural-burial': 'burial',
  'burial-at-sea': 'burial-at-sea',
  cremation: 'cremation',
  'alkaline-hydrolysis': 'alkaline-hydrolysis',
  'water-cremation': 'alkaline-hydrolysis',
  'natural-organic-reduction': 'natural-organic-reduction',
  donation: 'donation',
  'removal-from-state': 'out-of-state',
  other: 'other',
};

const actOfDisposition = (type: DispositionType): GateAct => ofDisposition[type];

const authorizing: Readonly<Record<ReturnType<typeof dispositionGroupOf>, readonly DocumentType[]>> = {
  burial: ['interment-authorization', 'right-to-control-statement'],
  cremation: ['cremation-authorization'],
  'natural-organic-reduction': ['cremation-authorization'],
  donation: ['anatomical-gift-form'],
  other: ['removal-authorization', 'right-to-control-statement'],
};

/** Returns the kinds of documents that authorize an act. What is done with cremated remains is in the authorization of the cremation. */
export function authorizingTypes(of: GateAct, disposition: DispositionType | undefined): readonly DocumentType[] {
  if (of === 'embalming') return ['embalming-authorization'];
  if (of === 'other-home') return authorizing.other;
  if (disposition === undefined) return [];
  const group = dispositionGroupOf(disposition);
  return of === 'release' && group !== 'donation' ? authorizing.cremation : authorizing[group];
}

/** Tells whether a document of a kind authorizes something that can’t be undone. */
export const isAuthorization = (type: DocumentType): boolean =>
  type === 'embalming-authorization' || Object.values(authorizing).some((types) => types.includes(type));

const asRemains: ReadonlySet<DecedentStatus> = new Set(['cremated-remains-in-care', 'cremated-remains-ready-for-family']);

/**
 * Returns the act that a move of a decedent’s care reports; null if it can be undone, or was done before: what a family does with cremated remains that it has is
 * theirs.
 */
export function actOfMove(from: DecedentStatus, to: DecedentStatus, disposition: DispositionType | undefined): GateAct | null {
  if (to === 'embalmed') return 'embalming';
  if (to === 'cremated-remains-in-family-care') return 'release';
  const isLast = to === 'cremated-remains-in-care' || to === 'laid-to-rest';
  if (!isLast || from === 'cremated-remains-in-family-care') return null;
  if (to === 'laid-to-rest' && asRemains.has(from)) return 'release';
  return disposition === undefined ? null : actOfDisposition(disposition);
}

const remainsInCare = (status: DecedentStatus): boolean => status.startsWith('cremated-remains');

/**
 * Returns the act whose gate a correction of care passes over; null if it reports none. It sets any status, so it can report an act whose steps in between nobody
 * recorded.
 */
export function actOfCorrection(
  from: DecedentStatus,
  to: DecedentStatus,
  disposition: DispositionType | undefined,
): GateAct | null {
  if (to === 'transferred') return 'hand-off-for-care';
  if (to === 'embalmed') return 'embalming';
  if (remainsInCare(from) || from === 'laid-to-rest') return actOfMove(from, to, disposition) === 'release' ? 'release' : null;
  if (!remainsInCare(to) && to !== 'laid-to-rest') return null;
  return disposition === undefined ? (to === 'laid-to-rest' ? 'other' : 'cremation') : actOfDisposition(disposition);
}

const before: ReadonlySet<DecedentStatus> = new Set([
  ...(['not-in-care', 'pickup-requested', 'out-for-pickup', 'in-care', 'preparation-started'] as const),
]);

/** Returns the acts that are still ahead in a case, in their order, as far as it says what is wanted. `isReduced`: a cremation or another reduction has started. */
export function actsAhead(
  status: DecedentStatus,
  {
    disposition,
    isEmbalmingAsked,
    isReduced = false,
  }: { disposition: DispositionType | undefined; isEmbalmingAsked: boolean; isReduced?: boolean },
): GateAct[] {
  if (isReleased(status)) return [];
  if (isReduced || asRemains.has(status)) return ['release'];
  return [
    ...(isEmbalmingAsked && before.has(status) ? (['embalming'] as const) : []),
    ...(disposition === undefined ? [] : [actOfDisposition(disposition)]),
  ];
}
