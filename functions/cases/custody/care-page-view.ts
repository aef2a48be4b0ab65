import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { StoredCarePage } from '#functions/table/care-page.ts';
import type { CarePageRow, CarePageView } from '#shared/contract/custody-pages.ts';
import { holdOf } from '#shared/custody/facts-of-care.ts';
import { custodianOf } from '#shared/custody/handoffs/custodian.ts';
import type { CareFacts } from '#shared/custody/pages/care-field.ts';
import { careStatus } from '#shared/custody/pages/care-status.ts';
import { careValueOf } from '#shared/custody/pages/care-values.ts';
import { carePages } from '#shared/custody/pages/index.ts';
import { whoCloses } from '#shared/custody/pages/who-confirms.ts';
import { preservationDue } from '#shared/custody/preservation/preservation-due.ts';
import { careNow, coldNow } from '#shared/custody/wall/people-in-care.ts';
import { areImplantsCleared, implantsOf } from '#shared/gates/checks/implants.ts';
import { carePage } from '#shared/model/enumerations/custody.ts';
import { memberSide } from '#shared/visibility/sight.ts';
import { afterDoubt, type HeldBy, type OpenCarePage, readOpen } from './care-page-of.ts';

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
function holdIn(stored: StoredCarePage, { identification, ...held }: HeldBy, { doubtedOn }: CareFacts) {
  const hold = holdOf({ ...held, identification: stored.page === 'identification' ? stored : identification, doubtedOn });
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

/** Reads how far each page of a case is, for those who may see the case; 404 for everyone else. */
export async function carePagesFor(context: OperationContext, caseId: string) {
  const { record, pages, facts, head, preservation, keeping, hold, ofReduction, awaitedAt, onTheWay, viewer } = await readOpen(
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
  const felt = careValueOf(pages.get('intake')!.values, 'implantsFelt') === 'found';
  const isImplantFound = felt && !areImplantsCleared(implantsOf(keeping.caseFacts?.facts ?? {}, 'found'));
  return {
    ...{ pages: rows, record: head ?? null, preservation: due, cold, place, isImplantFound, awaitedAt, onTheWay, reduction },
    familyUntold,
    heldSince: (isStaff && record.dispositionHold?.on) || null,
    ...(hold ? { hold } : {}),
  };
}
