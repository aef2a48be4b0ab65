import type { GateAct } from '../../gates/acts.ts';
import type { DecedentStatus } from '../../model/enumerations/case.ts';
import type { TradeKind } from '../../model/enumerations/custody.ts';
import type { DispositionType } from '../../model/enumerations/disposition.ts';
import { type HandoffPurpose, handoffPurpose } from '../../model/enumerations/handoff.ts';
import type { TagSubject } from '../../model/enumerations/tag.ts';
import type { Custodian, Handoff, Party } from '../../model/handoff.ts';
import { type Instant, toInstant } from '../../values/dates.ts';
import { isSide, type Side } from './custodian.ts';
import { NO_REDUCTION, reductionActOf } from './reduction.ts';

/** Which trade takes someone for a purpose. Every trade company can keep someone. */
const trades: Readonly<Record<Exclude<HandoffPurpose, 'return'>, readonly TradeKind[]>> = {
  preparation: ['embalmer'],
  transport: ['removal-service'],
  storage: ['removal-service', 'embalmer', 'crematory'],
  reduction: ['crematory'],
  elsewhere: [],
};

/** Returns why a side can’t take someone for a purpose, in words for the screen; undefined if it can. Nobody knows what someone without an account does. */
export function receiverRefusal(purpose: HandoffPurpose, to: Party, kinds: readonly TradeKind[]): string | undefined {
  if ((to.kind === 'home') !== (purpose === 'return'))
    return `“${handoffPurpose.label('return')}” is the purpose when the home takes over.`;
  if (purpose === 'return' || to.kind !== 'trade' || trades[purpose].some((kind) => kinds.includes(kind))) return undefined;
  return purpose === 'elsewhere'
    ? `${to.name} works for your home. Choose another purpose.`
    : `${to.name} isn’t listed for this: ${handoffPurpose.label(purpose)}. An owner or admin says on the Team page what a trade company does.`;
}

/** Returns what a side can take someone for. */
export const purposesFor = (to: Party, kinds: readonly TradeKind[]): HandoffPurpose[] =>
  handoffPurpose.values.filter((purpose) => receiverRefusal(purpose, to, kinds) === undefined);

/** Returns what an offer has to have in place; null if it needs nothing, and why it can’t be made if the disposition is another one. What goes to the home needs nothing. */
export function actOfOffer(
  purpose: HandoffPurpose,
  { subject, disposition }: { subject: TagSubject; disposition: DispositionType | undefined },
): { act: GateAct | null } | { refusal: string } {
  if (purpose === 'return') return { act: null };
  if (purpose === 'elsewhere') {
    if (disposition === 'donation') return { act: 'donation' };
    return { act: disposition === 'removal-from-state' ? 'out-of-state' : 'other-home' };
  }
  if (purpose !== 'reduction') return { act: 'hand-off-for-care' };
  if (subject === 'cremated-remains') return { refusal: 'This is the tag of cremated remains. Choose another purpose.' };
  const act = reductionActOf(disposition);
  if (act === undefined) return { refusal: NO_REDUCTION };
  return { act: act === 'cremation' ? 'cremation-offer' : act };
}

/**
 * Returns why somebody can’t offer a person, in words for the screen; undefined if they can: who has them offers them, and a removal service those whom it’s out to bring
 * (docs/decisions.md, Hand-offs).
 */
export function offerRefusal(
  side: Side,
  { status, custodian, kinds }: { status: DecedentStatus; custodian: Custodian | null; kinds: readonly TradeKind[] },
): string | undefined {
  const isFetching = status === 'out-for-pickup' && side.kind === 'trade' && kinds.includes('removal-service');
  // They are fetched back from someone without an account, too.
  if (isFetching && (!custodian || custodian.kind === 'outside')) return undefined;
  if (custodian)
    return isSide(custodian, side) ? undefined : `${custodian.name || 'Someone else'} has the person. Ask there for a hand-off.`;
  return 'You can hand someone over once they’re in your care.';
}

/** Returns what a decedent’s status becomes when someone takes over. */
export function statusAfter(status: DecedentStatus, { to, subject }: Pick<Handoff, 'to' | 'subject'>): DecedentStatus {
  if (to.kind !== 'home') return 'transferred';
  if (status === 'out-for-pickup') return 'in-care';
  if (status !== 'transferred') return status;
  return subject === 'cremated-remains' ? 'cremated-remains-in-care' : 'in-care';
}

/** How long an offer can wait before both sides are told. */
const HOURS = 12;

/** Returns when an offer is overdue. */
export const overdueOn = ({ offered }: Pick<Handoff, 'offered'>): Instant =>
  toInstant(Date.parse(offered.on) + HOURS * 3_600_000);

/** What somebody may do with an open hand-off: the giver takes it back, the receiver accepts or refuses it, everyone else waits. */
export type HandoffRole = 'giver' | 'receiver' | 'other';

export const roleIn = ({ from, to }: Pick<Handoff, 'from' | 'to'>, side: Side): HandoffRole => {
  if (isSide(from, side)) return 'giver';
  return isSide(to, side) ? 'receiver' : 'other';
};

/** Tells whether only the home says that cremated remains are whose it says: nobody who reduced them has confirmed it. */
export const isUnconfirmedReduction = (handoffs: readonly Pick<Handoff, 'purpose' | 'state'>[]): boolean => {
  const ofReduction = handoffs.filter(({ purpose }) => purpose === 'reduction');
  return ofReduction.some(({ state }) => state === 'unconfirmed') && ofReduction.every(({ state }) => state !== 'accepted');
};

/**
 * Returns where someone is prepared or reduced, as far as the case knows it: with the one who took them for that last, and for a preparation at the home while the home has them. `all` are the hand-offs,
 * the newest first.
 */
export function facilityOf(
  purpose: 'preparation' | 'reduction',
  all: readonly Pick<Handoff, 'purpose' | 'state' | 'to'>[],
  custodian: Custodian | null,
): string | undefined {
  const taken = all.find((each) => each.purpose === purpose && (each.state === 'accepted' || each.state === 'unconfirmed'));
  if (taken) return taken.to.name || undefined;
  return purpose === 'preparation' && custodian?.kind === 'home' ? custodian.name || undefined : undefined;
}
