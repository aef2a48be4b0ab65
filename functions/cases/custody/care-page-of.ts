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
import type { CarePageRow, CarePageView } from '#shared/contract/custody-pages.ts';
import { type HoldSources, holdOf } from '#shared/custody/facts-of-care.ts';
import { custodianOf, type Side } from '#shared/custody/handoffs/custodian.ts';
import { areRemainsUnconfirmed, endRefusal, type ReductionCase, startRefusal } from '#shared/custody/handoffs/reduction.ts';
import type { CareFacts, CarePage } from '#shared/custody/pages/care-field.ts';
import { type CareEditing, careEditing } from '#shared/custody/pages/care-sight.ts';
import { careStatus } from '#shared/custody/pages/care-status.ts';
import { careValueOf } from '#shared/custody/pages/care-values.ts';
import { withoutDoubted } from '#shared/custody/pages/identification-page.ts';
import { carePages } from '#shared/custody/pages/index.ts';
import type { PlacedBy } from '#shared/custody/pages/places-faults.ts';
import { type RemainsLocks, remainsLocks } from '#shared/custody/pages/remains-locks.ts';
import { whoCloses } from '#shared/custody/pages/who-confirms.ts';
import { type PreservationFacts, preservationDue } from '#shared/custody/preservation/preservation-due.ts';
import { careNow, coldNow, onTheWayNow } from '#shared/custody/wall/people-in-care.ts';
import { areImplantsCleared, implantsOf } from '#shared/gates/checks/implants.ts';
import { beforeCare } from '#shared/lifecycles/care-milestones.ts';
import type { Decedent } from '#shared/model/decedent.ts';
import { type CarePageName, carePage } from '#shared/model/enumerations/custody.ts';
import { removalPlace } from '#shared/today/removal-place.ts';
import { memberSide } from '#shared/visibility/sight.ts';
import { preservationFactsOf } from './kept-until.ts';

type HeldBy = Omit<HoldSources, 'doubtedOn'>;

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
async function readOpen(context: OperationContext, caseId: string, names: readonly CarePageName[]) {
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
  const held: HeldBy = { tags, identification: pages.get('identification')! };
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
  const isTold = sight === 'staff' ? beforeCare.has(decedentStatus) : seesPlaceOfRemoval(kinds, decedentStatus);
  const onTheWay = isTold ? onTheWayNow(pages.get('removal')?.values ?? {}, decedentStatus) : null;
  const awaitedAt = isTold && decedent && !onTheWay ? removalPlace(decedent, removalOf(answers)) : '';
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
  const locks =
    name === 'cremated-remains'
      ? remainsLocks({
          ...{ status: open.record.decedentStatus, reduction: ofReduction.of.custody.reduction, values: stored.values },
          ...{ isClosed: stored.closed !== undefined, mayCorrect },
        })
      : undefined;
  return { ...open, ...also, ...(locks ? { locks } : {}), page, stored, mayCorrect, editing: careEditing(viewer, page), isStaff };
}

/** Reads how far each page of a case is, for those who may see the case; 404 for everyone else. */
export async function carePagesFor(context: OperationContext, caseId: string) {
  const { pages, facts, head, preservation, keeping, held, ofReduction, awaitedAt, onTheWay, viewer } = await readOpen(
    context,
    caseId,
    carePage.values,
  );
  const rows = carePage.values.map((name) =>
    rowOf({ page: carePages[name], stored: afterDoubt(pages.get(name)!, facts.doubtedOn), facts }),
  );
  const { values } = pages.get('preservation')!;
  const due = preservationDue(preservation, values);
  const { custody, status } = ofReduction.of;
  const isHere = custodianOf(custody, status)?.kind === 'home';
  const place = isHere ? careNow((name) => pages.get(name)?.values ?? {}, preservation, custody.custodian).place : null;
  const cold = isHere ? coldNow(values, preservation, custody.custodian) : null;
  const reduction = custody.reduction ?? null;
  const isStaff = memberSide(viewer.member) === 'staff';
  const familyUntold = (isStaff && custody.familyUntold) || null;
  const hold = holdOf({ ...held, doubtedOn: facts.doubtedOn });
  const felt = careValueOf(pages.get('intake')!.values, 'implantsFelt') === 'found';
  const isImplantFound = felt && !areImplantsCleared(implantsOf(keeping.caseFacts?.facts ?? {}, 'found'));
  return {
    ...{ pages: rows, record: head ?? null, preservation: due, cold, place, isImplantFound, awaitedAt, onTheWay, reduction },
    familyUntold,
    ...(hold ? { hold } : {}),
  };
}

/** Returns how far a page is. */
function rowOf({
  page,
  stored: { values, closed, photos },
  facts: of,
}: Pick<OpenCarePage, 'page' | 'stored' | 'facts'>): CarePageRow {
  const facts: CareFacts = { ...of, photoCount: photos.length };
  const closing = closed ? { on: closed.on, byName: closed.byName } : null;
  const isSettled = page.page !== 'identification' || facts.doubtedOn === undefined;
  return { page: page.page, ...careStatus(page, values, closed !== undefined && isSettled, facts), closed: closing };
}

/** Returns what somebody sees of what a page says: a company that doesn’t fill it in sees no code of a tag. Who takes the person over reads it from the tag. */
export function visibleValues({ page, stored, editing, isStaff }: Pick<OpenCarePage, 'page' | 'stored' | 'editing' | 'isStaff'>) {
  if (isStaff || editing !== 'none' || page.tagField === undefined) return stored.values;
  const { [page.tagField]: _code, ...values } = stored.values;
  return values;
}

/** Returns what decides who closes an identification. */
export const identificationIn = ({ stored, facts }: Pick<OpenCarePage, 'stored' | 'facts'>) => ({
  ...{ values: stored.values, resultBy: stored.resultBy, unsureBy: stored.unsureBy, doubtedOn: facts.doubtedOn },
  witness: stored.names[String(stored.values.staffWitness)] ?? '',
});

/** Returns who has to close an open identification, for the home’s staff. */
function closersOf({ page, stored, facts, isStaff }: Pick<OpenCarePage, 'page' | 'stored' | 'facts' | 'isStaff'>) {
  if (!isStaff || stored.closed || page.page !== 'identification') return {};
  const words = whoCloses(identificationIn({ stored, facts }));
  return words ? { whoCloses: words } : {};
}

/** Returns the hold, by what the page says now if it's the identification. */
function holdIn(stored: StoredCarePage, { tags, identification }: HeldBy, { doubtedOn }: CareFacts) {
  const hold = holdOf({ tags, identification: stored.page === 'identification' ? stored : identification, doubtedOn });
  return hold ? { hold } : {};
}

/** Returns a page as calls answer it. */
export const carePageView = ({
  page,
  stored,
  facts,
  editing,
  timeZone,
  preservation,
  reduction,
  locks,
  isStaff,
  held,
}: Omit<OpenCarePage, 'record' | 'head' | 'placedBy'>): CarePageView => ({
  ...rowOf({ page, stored, facts }),
  version: stored.version,
  values: visibleValues({ page, stored, editing, isStaff }) as CarePageView['values'],
  people: Object.entries(stored.names).map(([id, text]) => ({ id, text })),
  editing,
  ...(facts.dispositionType ? { dispositionType: facts.dispositionType } : {}),
  ...(facts.doubtedOn ? { doubtedOn: facts.doubtedOn } : {}),
  ...closersOf({ page, stored, facts, isStaff }),
  timeZone,
  ...(held ? holdIn(stored, held, facts) : {}),
  ...(page.photos !== undefined && (isStaff ? { photos: [...stored.photos] } : { photoCount: stored.photos.length })),
  ...(preservation
    ? { preservation: preservationDue(preservation, stored.values), cold: coldNow(stored.values, preservation) }
    : {}),
  ...(reduction ? { reduction } : {}),
  ...(locks ? { locked: locks.locked, stillOpen: [...locks.stillOpen] } : {}),
});

/** Refuses a change of a page that someone closed. */
export function refuseClosed({ stored: { closed } }: OpenCarePage): void {
  if (closed)
    throw problem('conflict', { detail: `${closed.byName || 'Someone'} closed this page. Open it again to change it.` });
}
