import { admit, caseActor, sideOf } from '#functions/cases/access/case-access.ts';
import { tradeKindsOf } from '#functions/cases/access/trade-kinds.ts';
import { removalOf, seesPlaceOfRemoval } from '#functions/cases/viewing/removal-view.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type PreservationPages, preservationPages, readCarePages, type StoredCarePage } from '#functions/table/care-page.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import type { StoredFacts } from '#functions/table/case-facts.ts';
import type { LocationRow } from '#functions/table/location-row.ts';
import { can } from '#shared/access/can.ts';
import type { ChainHead } from '#shared/chain/chain-head.ts';
import type { CarePageView } from '#shared/contract/custody-pages.ts';
import { placedHold } from '#shared/custody/disposition-hold.ts';
import { type HoldSources, holdOf } from '#shared/custody/facts-of-care.ts';
import type { Side } from '#shared/custody/handoffs/custodian.ts';
import { areRemainsUnconfirmed, endRefusal, type ReductionCase, startRefusal } from '#shared/custody/handoffs/reduction.ts';
import type { CareFacts, CarePage } from '#shared/custody/pages/care-field.ts';
import { type CareEditing, careEditing } from '#shared/custody/pages/care-sight.ts';
import { careValueOf } from '#shared/custody/pages/care-values.ts';
import { withoutDoubted } from '#shared/custody/pages/identification-page.ts';
import { carePages } from '#shared/custody/pages/index.ts';
import type { PlacedBy } from '#shared/custody/pages/places-faults.ts';
import { type RemainsLocks, remainsLocks } from '#shared/custody/pages/remains-locks.ts';
import type { PreservationFacts } from '#shared/custody/preservation/preservation-due.ts';
import { onTheWayNow } from '#shared/custody/wall/people-in-care.ts';
import { beforeCare } from '#shared/lifecycles/care-milestones.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import type { CarePageName } from '#shared/model/enumerations/custody.ts';
import { removalPlace } from '#shared/today/removal-place.ts';
import { memberSide } from '#shared/visibility/sight.ts';
import { preservationFactsOf } from './kept-until.ts';

export type HeldBy = Omit<HoldSources, 'doubtedOn'>;

/** A page of a case's custody as someone who may see the case finds it. */
export type OpenCarePage = {
  record: CaseRecord;
  head: ChainHead | undefined;
  timeZone: string;
  page: CarePage;
  stored: StoredCarePage;
  facts: CareFacts;
  /** What decides by when they have to be preserved, with the preservation alone. */
  preservation?: PreservationFacts;
  /** The same, for a save of a page that it follows from. */
  keeping?: { decedent: Decedent | undefined; home: LocationRow; pages: PreservationPages; caseFacts: StoredFacts | undefined };
  /** How far a reduction is, and what the viewer may record of it, with the cremated remains alone. */
  reduction?: CarePageView['reduction'];
  /** What of the cremated remains can’t be changed now, with that page alone. */
  locks?: RemainsLocks;
  /** Whether they correct the record: an owner or admin. */
  mayCorrect?: boolean;
  /** Who has the person, and the side of the viewer, with the preservation alone. */
  placedBy?: PlacedBy;
  /** What decides, with the doubt of a relative, whether anything final may happen to the person. */
  held?: HeldBy;
  /** When they died, as far as it's known. */
  death?: PreservationFacts['death'];
  editing: CareEditing;
  /** Whether they work at the home: a trade company sees no photos. */
  isStaff: boolean;
};

/** Reads pages of a case that the caller may see, with what they depend on; 404 for everyone else. */
export async function readOpen(context: OperationContext, caseId: string, names: readonly CarePageName[]) {
  const { locationId } = caseActor(context).membership;
  const {
    record: found,
    decedent,
    home,
    head,
    custody,
    caseFacts,
    answers,
    pages,
    tags,
  } = await readCarePages(context.table, { caseId, locationId }, [...new Set([...names, 'identification' as const])]);
  const { record, membership, sight } = await admit(context, found);
  if (!home) throw new Error(`The home of the case ${caseId} is not in the table.`);
  const kinds = await tradeKindsOf(context, { membership, sight });
  const viewer = { member: membership, tradeKinds: kinds };
  const ofReduction = {
    side: sideOf({ membership, sight }),
    of: { status: record.decedentStatus, disposition: record.dispositionType, custody, kinds, homeName: home.name },
  };
  const { dispositionType, decedentStatus, identityDoubt } = record;
  const isTold = memberSide(membership) === 'staff';
  const placed = placedHold(record.dispositionHold, { timeZone: home.timeZone, isTold });
  const held: HeldBy = { tags, identification: pages.get('identification')!, placed };
  const hold = holdOf({ ...held, doubtedOn: identityDoubt?.on });
  const leftAt = careValueOf(pages.get('removal')?.values ?? {}, 'leftAt');
  const facts: CareFacts = {
    ...{ dispositionType, decedentStatus, doubtedOn: identityDoubt?.on },
    ...(typeof leftAt === 'string' ? { leftAt } : {}),
  };
  const keeping = { decedent, home, pages, caseFacts };
  const said = caseFacts?.facts;
  const isRefused = said?.embalmingPermission === 'refused';
  const preservation = {
    ...preservationFactsOf({ ...keeping, status: decedentStatus }),
    isEmbalmingStopped: hold !== undefined || isRefused,
  };
  const seesWay = sight === 'staff' ? beforeCare.has(decedentStatus) : seesPlaceOfRemoval(kinds, decedentStatus);
  const onTheWay = seesWay ? onTheWayNow(pages.get('removal')?.values ?? {}, decedentStatus) : null;
  const awaitedAt = seesWay && decedent && !onTheWay ? removalPlace(decedent, removalOf(answers)) : '';
  return {
    record,
    head,
    timeZone: home.timeZone,
    pages,
    viewer,
    facts,
    preservation,
    keeping,
    held,
    hold,
    death: preservation.death,
    ofReduction,
    awaitedAt,
    onTheWay,
  };
}

/** Returns an open page as it counts after a relative’s doubt: what an identification said before has to be given again. */
export const afterDoubt = (stored: StoredCarePage, doubtedOn: string | undefined): StoredCarePage =>
  stored.page !== 'identification' || stored.closed || doubtedOn === undefined || stored.answersDoubt === doubtedOn
    ? stored
    : { ...stored, values: withoutDoubted(stored.values), answersDoubt: doubtedOn };

/** Returns how far a reduction is, and why a side can’t record more of it now. */
const reductionView = ({ side, of }: { side: Side; of: ReductionCase }): CarePageView['reduction'] => ({
  known: of.custody.reduction ?? null,
  whyNotStart: startRefusal(side, of) ?? null,
  whyNotEnd: endRefusal(side, of) ?? null,
  isUnconfirmed: areRemainsUnconfirmed(of.custody, of.status),
});

const isAboutPreservation = (name: CarePageName): boolean => preservationPages.some((each) => each === name);

/** Reads a page of a case that the caller may see; 404 for everyone else. */
export async function carePageFor(context: OperationContext, caseId: string, name: CarePageName): Promise<OpenCarePage> {
  const names = isAboutPreservation(name) ? [...preservationPages, ...(name === 'intake' ? (['removal'] as const) : [])] : [name];
  const {
    pages,
    viewer,
    preservation,
    keeping,
    ofReduction,
    awaitedAt: _,
    onTheWay: _way,
    hold: _hold,
    ...open
  } = await readOpen(context, caseId, names);
  const page = carePages[name];
  const placedBy = { custody: ofReduction.of.custody, side: ofReduction.side };
  const also = {
    ...(name === 'preservation' ? { preservation, placedBy } : {}),
    ...(isAboutPreservation(name) ? { keeping } : {}),
    ...(name === 'cremated-remains' ? { reduction: reductionView(ofReduction) } : {}),
  };
  const isStaff = memberSide(viewer.member) === 'staff';
  const stored = afterDoubt(pages.get(name)!, open.facts.doubtedOn);
  const mayCorrect = can(viewer.member, 'cases.correct');
  const editing = careEditing(viewer, page, open.record.decedentStatus);
  const locks =
    name === 'cremated-remains'
      ? remainsLocks({
          ...{ status: open.record.decedentStatus, reduction: ofReduction.of.custody.reduction, values: stored.values },
          ...{ isClosed: stored.closed !== undefined, mayCorrect },
        })
      : undefined;
  return { ...open, ...also, ...(locks ? { locks } : {}), page, stored, mayCorrect, editing, isStaff };
}

/** Refuses a change of a page that someone closed. */
export function refuseClosed({ stored: { closed } }: OpenCarePage): void {
  if (closed)
    throw problem('conflict', { detail: `${closed.byName || 'Someone'} closed this page. Open it again to change it.` });
}
