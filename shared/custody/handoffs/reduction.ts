import { beforeDisposition } from '../../lifecycles/care-milestones.ts';
import type { DecedentStatus } from '../../model/enumerations/case.ts';
import type { TradeKind } from '../../model/enumerations/custody.ts';
import type { DispositionType } from '../../model/enumerations/disposition.ts';
import { type ReductionAct, reductionAct } from '../../model/enumerations/handoff.ts';
import type { TagSubject } from '../../model/enumerations/tag.ts';
import type { Handoff } from '../../model/handoff.ts';
import { type CustodyState, custodianOf, isSide, type Side } from './custodian.ts';

const acts: Readonly<Partial<Record<DispositionType, ReductionAct>>> = {
  cremation: 'cremation',
  'alkaline-hydrolysis': 'alkaline-hydrolysis',
  'water-cremation': 'alkaline-hydrolysis',
  'natural-organic-reduction': 'natural-organic-reduction',
};

/** Returns what reduces the body for a disposition; undefined if nothing does. */
export const reductionActOf = (disposition: DispositionType | undefined): ReductionAct | undefined =>
  disposition && acts[disposition];

/** Says that nothing is reduced for the disposition of a case. */
export const NO_REDUCTION = 'The disposition of this case isn’t a cremation or another reduction. Choose it first.';

const asRemains: ReadonlySet<DecedentStatus> = new Set([
  ...(['cremated-remains-in-care', 'cremated-remains-ready-for-family'] as const),
  ...(['cremated-remains-in-family-care', 'laid-to-rest'] as const),
]);

/** What decides who may record the start and the end of a reduction. `kinds`: what the trade company does that asks. */
export type ReductionCase = {
  status: DecedentStatus;
  disposition: DispositionType | undefined;
  custody: CustodyState;
  kinds: readonly TradeKind[];
  homeName: string;
};

/** Returns why a side can’t do anything about a reduction, because somebody else has the person or because of what it does. */
function sideRefusal(side: Side, { status, custody, kinds, homeName }: ReductionCase): string | undefined {
  const custodian = custodianOf(custody, status, homeName);
  if (!custodian) return 'Nobody has the person in their care.';
  if (!isSide(custodian, side)) return `${custodian.name || 'Someone else'} has the person, and so only they can record this.`;
  if (side.kind !== 'trade' || kinds.includes('crematory')) return undefined;
  return `${custodian.name} isn’t listed as a crematory. An owner or admin says on the Team page what a trade company does.`;
}

/** Returns why a side can’t start a reduction, in words for the screen; undefined if it can. What the gate needs comes on top. */
export function startRefusal(side: Side, of: ReductionCase): string | undefined {
  const { status, disposition, custody } = of;
  if (reductionActOf(disposition) === undefined) return NO_REDUCTION;
  if (custody.reduction) return `The start is recorded already: ${custody.reduction.started.byName}.`;
  if (asRemains.has(status)) return 'These are cremated remains already.';
  if (status === 'preparation-started') return 'Preparation has started. Record that it’s completed first.';
  return sideRefusal(side, of);
}

/** Returns why a side can’t record the end of a reduction, in words for the screen; undefined if it can. */
export function endRefusal(side: Side, of: ReductionCase): string | undefined {
  const { reduction } = of.custody;
  if (!reduction) return 'No start is recorded. Record it first.';
  if (reduction.ended) return `The end is recorded already: ${reduction.ended.byName}.`;
  return sideRefusal(side, of);
}

const named = (act: ReductionAct) => `The ${reductionAct.label(act).toLowerCase()}`;

/** Returns why care can’t go on to a status during or after a reduction of the body; undefined if it can. */
export function careRefusal(
  { reduction }: CustodyState,
  { from, to }: { from: DecedentStatus; to: DecedentStatus },
): string | undefined {
  if (!reduction) return undefined;
  if (!reduction.ended) return `${named(reduction.act)} has started. Record its end on the page of the cremated remains first.`;
  if (asRemains.has(from) || to === 'cremated-remains-in-care') return undefined;
  return `${named(reduction.act)} is over. “Cremated remains in care” is what can be recorded next.`;
}

/**
 * Returns why a correction can’t say that somebody is elsewhere, in words for the screen; undefined if it can: while a hand-off is open, or while a trade company reduces the body
 * (docs/decisions.md, Hand-offs). What the home itself started by mistake, it takes back with a correction.
 */
export function correctionRefusal({ custodian, openHandoff, reduction }: CustodyState): string | undefined {
  if (custodian?.kind === 'trade' && reduction && !reduction.ended)
    return `${named(reduction.act)} has started, and ${custodian.name} has the person. Ask ${custodian.name} to record its end first, also if the start was a mistake. Then this can be corrected.`;
  return openHandoff === undefined
    ? undefined
    : 'A hand-off is open. Finish it, or take it back on the Custody page. Then this can be corrected.';
}

/** Returns why nobody can be handed over by a tag of this subject during or after a reduction of the body; undefined if they can be. */
export function reductionOfferRefusal({ reduction }: CustodyState, subject: TagSubject): string | undefined {
  if (!reduction) return undefined;
  if (!reduction.ended) return `${named(reduction.act)} has started. Record its end first.`;
  return subject === 'decedent' ? `${named(reduction.act)} is over. Scan the tag on the cremated remains.` : undefined;
}

/** Returns what a correction of care changes of a reduction: one to a time before it takes it back. */
export const reductionAfterCorrection = ({ reduction, isFacilityKnown }: CustodyState, to: DecedentStatus): CustodyState =>
  (reduction || isFacilityKnown) && beforeDisposition.has(to) ? { reduction: undefined, isFacilityKnown: undefined } : {};

/** Returns what accepting a hand-off says of who has spoken for the remains: a crematory that takes someone for it, or gives what came of it. */
export const facilityAfter = ({
  purpose,
  subject,
  from,
  to,
}: Pick<Handoff, 'purpose' | 'subject' | 'from' | 'to'>): CustodyState =>
  (purpose === 'reduction' && to.kind === 'trade') || (subject === 'cremated-remains' && from.kind === 'trade')
    ? { isFacilityKnown: true }
    : {};

/** Tells whether only a word of the home says whose cremated remains these are: nobody recorded the reduction, and no facility has said anything from its own account. */
export const areRemainsUnconfirmed = ({ reduction, isFacilityKnown }: CustodyState, status: DecedentStatus): boolean =>
  status.startsWith('cremated-remains') && !reduction && !isFacilityKnown;

/** Says so on papers. */
export const UNCONFIRMED_REMAINS = 'Not confirmed: no crematory has confirmed from its own account whose they are.';
