import { withHome } from '../../lifecycles/care-milestones.ts';
import type { DecedentStatus } from '../../model/enumerations/case.ts';
import type { Custodian, Handoff, Party, Reduction, TakenBack } from '../../model/handoff.ts';
import type { CaseTags } from '../../model/tag.ts';
import type { Instant } from '../../values/dates.ts';
import type { FamilyUntold } from '../family-told.ts';
import { openDisagreement, openTags } from '../tags/tag-rules.ts';

/** What the head of a custody record says besides where the record ends: who has the person by the last hand-off, the hand-off that is open, the reduction of the body, whether a facility has spoken for itself, and what the family has yet to be told. */
export type CustodyState = {
  custodian?: Custodian | undefined;
  openHandoff?: string | undefined;
  reduction?: Reduction | undefined;
  /** A crematory took the person over for their reduction, or gave the remains, from its own account. */
  isFacilityKnown?: true | undefined;
  /** The things of the inventory that the open hand-off names. */
  along?: readonly string[] | undefined;
  /** The things of the inventory that somebody else has by a hand-off, or that weren’t there at the last one. */
  carried?: readonly CarriedEffect[] | undefined;
  /** The last correction after the release, if the family wasn’t told of it yet. */
  familyUntold?: FamilyUntold | undefined;
  /** The correction that took the person from a trade company, while nobody there has confirmed it and no hand-off has followed. */
  takenBack?: TakenBack | undefined;
};

/** Where hand-offs left a thing of the inventory: who else has it, since when, and who last said that it wasn’t there. */
export type CarriedEffect = {
  id: string;
  away?: { with: Party; since: Instant };
  missed?: { by: string; on: Instant };
};

/** The side on which somebody acts: the home, or a trade company by its entry in the home’s team. */
export type Side = Pick<Party, 'kind' | 'id'>;

export const isSide = (one: Side, other: Side): boolean => one.kind === other.kind && one.id === other.id;

/** Returns who has a person: who took them last, or else what the status says; null before the home has them and once they’re at rest or with the family. */
export function custodianOf({ custodian, takenBack }: CustodyState, status: DecedentStatus, homeName = ''): Custodian | null {
  if (custodian) return takenBack ? { ...custodian, isConfirmed: false } : custodian;
  if (withHome.has(status)) return { kind: 'home', name: homeName, isConfirmed: true };
  return status === 'transferred' ? { kind: 'outside', name: '', isConfirmed: false } : null;
}

/** Returns what a gate asks of hand-offs. Everyone who works on the case acts for the home while the home has the person; while a trade company has them, only it does. */
export const handoffFacts = ({ custodian, openHandoff }: CustodyState, side: Side) => ({
  isOpen: openHandoff !== undefined,
  isActorCustodian: custodian?.kind !== 'trade' || isSide(custodian, side),
});

/**
 * Returns what a change of care that isn't a hand-off says of who has the person: the home from when they came, somebody unknown, or nobody. If someone else had them until now,
 * comparisons of the tag count from the one with which they came back, or else from now on.
 */
export function stateAfterMove(
  { custodian }: CustodyState,
  to: DecedentStatus,
  of: { homeName: string; at: Instant; from?: DecedentStatus; now?: Instant; comparedOn?: Instant | undefined },
): CustodyState {
  const had = of.from === undefined ? custodian : custodianOf({ custodian }, of.from);
  const { homeName: name, at: since, now = since, comparedOn: comparedFrom = now } = of;
  if (withHome.has(to)) {
    if (custodian?.kind === 'home') return {};
    return {
      custodian: { kind: 'home', name, since, ...(had && had.kind !== 'home' ? { comparedFrom } : {}), isConfirmed: true },
    };
  }
  if (to === 'transferred') return { custodian: { kind: 'outside', name: '', since, comparedFrom: now, isConfirmed: false } };
  // Somebody without an account has them until they are with us.
  return {
    custodian: to === 'out-for-pickup' && had?.kind === 'outside' ? { ...had, comparedFrom: had.comparedFrom ?? now } : undefined,
  };
}

/**
 * Returns the comparison with which someone comes back from a person or a company without an account (`on`), or why they can’t, in words for the screen. Someone who left with a
 * tag comes back by the same tag, read since they left (docs/decisions.md, Hand-offs).
 */
export function returnComparison(
  custody: CustodyState,
  { from, to, tags }: { from: DecedentStatus; to: DecedentStatus; tags: CaseTags },
): { on?: Instant } | { refusal: string } {
  const custodian = custodianOf(custody, from);
  if (custodian?.kind !== 'outside' || !withHome.has(to)) return {};
  const { comparedFrom = custodian.since ?? '' } = custodian;
  // The body’s tag is gone with it.
  const wanted = to.startsWith('cremated-remains') ? 'cremated-remains' : 'decedent';
  const primary = openTags(tags.tags).filter(({ role, subject }) => role === 'primary' && subject === wanted);
  if (primary.length === 0) return {};
  const check = tags.checks.find(
    ({ finding, code, on }) => finding === 'confirmed' && on > comparedFrom && primary.some((tag) => tag.code === code),
  );
  if (check && openDisagreement(tags) === undefined) return { on: check.on };
  return {
    refusal:
      'They left your care, and come back only by their own tag. Scan the tag on them on the Tags page first. If the tag is lost, an owner or admin can correct the status.',
  };
}

/**
 * Returns why a change of care can’t simply be recorded, in words for the screen; undefined if it can. Someone whom a trade company has comes back with a hand-off, never by a
 * word of one side, and nothing is recorded while a hand-off waits (docs/decisions.md, Hand-offs).
 */
export function moveRefusal({ custodian, openHandoff }: CustodyState): string | undefined {
  if (custodian?.kind === 'trade')
    return `${custodian.name} has the person. They come back with a hand-off on the Custody page: one side offers it, the other scans the tag.`;
  return openHandoff === undefined ? undefined : 'A hand-off is open. Finish it, or take it back.';
}

/** Where somebody is about to fetch the person. */
export const onTheWay: ReadonlySet<DecedentStatus> = new Set(['pickup-requested', 'out-for-pickup']);

/**
 * Returns why a case can’t be cancelled, in words for the screen, as far as its custody decides it; undefined if it can: nobody is left with a trade company, or half handed over.
 * While the home has the person, its lifecycle refuses it (docs/decisions.md, Cases).
 */
export function cancelRefusal(custody: CustodyState): string | undefined {
  if (custody.openHandoff !== undefined)
    return 'A hand-off is open, so this case can’t be cancelled. Finish it, or take it back on the Custody page.';
  return custody.custodian?.kind === 'trade'
    ? `${custody.custodian.name} has the person or their cremated remains, so this case can’t be cancelled. Say first where they went: the company hands them over on the Custody page.`
    : undefined;
}

/**
 * Returns why a case can’t be deleted, in words for the screen; undefined if it can: nobody loses sight of a person whom the home or a trade company has, fetches, or hands over
 * (docs/decisions.md, Cases).
 */
export function deletionRefusal(
  custody: CustodyState,
  { decedentStatus: status, dispositionHold }: { decedentStatus: DecedentStatus; dispositionHold?: object | undefined },
): string | undefined {
  if (dispositionHold)
    return 'Everything final is on hold, so this case can’t be deleted. An owner or admin can end the hold on the Custody page.';
  if (custody.openHandoff !== undefined)
    return 'A hand-off is open, so this case can’t be deleted. Finish it, or take it back on the Custody page.';
  const custodian = custodianOf(custody, status, 'Your home');
  if (custodian && custodian.kind !== 'outside')
    return `${custodian.name} has the person or their cremated remains, so this case can’t be deleted. If the record is wrong, an owner or admin can correct where they are.`;
  const { takenBack } = custody;
  if (takenBack)
    return `${takenBack.from.name} had the person by the last hand-off, and hasn’t confirmed the correction, so this case can’t be deleted. Ask ${takenBack.from.name} to confirm it on the Custody page.`;
  return onTheWay.has(status)
    ? 'A removal is under way, so this case can’t be deleted. If nobody is picked up, record that first: Not in care.'
    : undefined;
}

/** Returns what a correction of care says of a trade company that had the person: that only the home says so, until the company confirms it. Nothing if no company had them. */
export const takenBackBy = ({ custodian }: CustodyState, { byName, on }: { byName: string; on: Instant }): CustodyState =>
  custodian?.kind === 'trade'
    ? { takenBack: { from: { kind: 'trade', ...(custodian.id ? { id: custodian.id } : {}), name: custodian.name }, byName, on } }
    : {};

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
