import type { DecedentStatus } from '../../model/enumerations/case.ts';
import type { Custodian, Handoff, Party, Reduction } from '../../model/handoff.ts';
import type { Instant } from '../../values/dates.ts';

/** What the head of a custody record says besides where the record ends: who has the person by the last hand-off, the hand-off that is open, the reduction of the body, and whether a facility has spoken for itself. */
export type CustodyState = {
  custodian?: Custodian | undefined;
  openHandoff?: string | undefined;
  reduction?: Reduction | undefined;
  /** A crematory took the person over for their reduction, or gave the remains, from its own account. */
  isFacilityKnown?: true | undefined;
};

/** The side on which somebody acts: the home, or a trade company by its entry in the home’s team. */
export type Side = Pick<Party, 'kind' | 'id'>;

export const isSide = (one: Side, other: Side): boolean => one.kind === other.kind && one.id === other.id;

const withUs: ReadonlySet<DecedentStatus> = new Set([
  ...(['in-care', 'embalmed', 'preparation-started', 'preparation-completed'] as const),
  ...(['cremated-remains-in-care', 'cremated-remains-ready-for-family'] as const),
]);

/** Returns who has a person: who took them last, or else what the status says; null before the home has them and once they’re at rest or with the family. */
export function custodianOf({ custodian }: CustodyState, status: DecedentStatus, homeName = ''): Custodian | null {
  if (custodian) return custodian;
  if (withUs.has(status)) return { kind: 'home', name: homeName, isConfirmed: true };
  return status === 'transferred' ? { kind: 'outside', name: '', isConfirmed: false } : null;
}

/** Returns what a gate asks of hand-offs. Everyone who works on the case acts for the home while the home has the person; while a trade company has them, only it does. */
export const handoffFacts = ({ custodian, openHandoff }: CustodyState, side: Side) => ({
  isOpen: openHandoff !== undefined,
  isActorCustodian: custodian?.kind !== 'trade' || isSide(custodian, side),
});

/** Returns what a change of care that isn't a hand-off says of who has the person: the home from when they came, somebody unknown, or nobody. */
export function stateAfterMove(
  { custodian }: CustodyState,
  to: DecedentStatus,
  of: { homeName: string; at: Instant },
): CustodyState {
  if (withUs.has(to))
    return custodian?.kind === 'home' ? {} : { custodian: { kind: 'home', name: of.homeName, since: of.at, isConfirmed: true } };
  return { custodian: to === 'transferred' ? { kind: 'outside', name: '', since: of.at, isConfirmed: false } : undefined };
}

/**
 * Returns why a change of care can’t simply be recorded, in words for the screen; undefined if it can. Someone whom a trade company has comes back with a hand-off, never by a
 * word of one side (docs/decisions.md, Hand-offs).
 */
export function moveRefusal({ custodian, openHandoff }: CustodyState, to: DecedentStatus): string | undefined {
  if (custodian?.kind === 'trade')
    return `${custodian.name} has the person. They come back with a hand-off on the Custody page: one side offers it, the other scans the tag.`;
  return openHandoff !== undefined && to === 'transferred' ? 'A hand-off is open. Finish it, or take it back.' : undefined;
}

/** Returns why a trade company can't be taken off a case, in words for the screen; undefined if it can: while it has the person, or is asked to take them, only it can act (docs/decisions.md, Hand-offs). */
export function tradeHold(
  { custodian }: CustodyState,
  open: Pick<Handoff, 'to'> | undefined,
  { id, name }: { id: string; name: string },
): string | undefined {
  const side: Side = { kind: 'trade', id };
  const who = name || 'This company';
  if (custodian && isSide(custodian, side))
    return `${who} has the person. First take them over with a hand-off on the Custody page: the company offers them, and you scan the tag. If the record is wrong, an owner or admin can correct where the person is.`;
  return open && isSide(open.to, side)
    ? `${who} is asked to take the person over. First take that hand-off back on the Custody page.`
    : undefined;
}
