import { caseActor } from '#functions/cases/access/case-access.ts';
import { about, changeCase, isStale, staleCase } from '#functions/cases/changing/change-case.ts';
import { byOf, tell } from '#functions/cases/changing/timeline-of.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { carePageWrite, type StoredCarePage } from '#functions/table/care-page.ts';
import { pageWrites, readLastClosing } from '#functions/table/custody.ts';
import type { CarePageView } from '#shared/contract/custody-pages.ts';
import { PAGE_CLOSED, PAGE_REOPENED, type PageEntry } from '#shared/custody/custody-record.ts';
import type { FamilyTold, ToldFamily } from '#shared/custody/family-told.ts';
import type { CustodyState } from '#shared/custody/handoffs/custodian.ts';
import { whyNotClose } from '#shared/custody/pages/care-status.ts';
import { carePages } from '#shared/custody/pages/index.ts';
import { AFTER_RELEASE } from '#shared/custody/pages/remains-locks.ts';
import { closerFaults } from '#shared/custody/pages/who-confirms.ts';
import { type CarePageName, carePage } from '#shared/model/enumerations/custody.ts';
import { afterDoubt, carePageFor, type OpenCarePage, refuseClosed } from './care-page-of.ts';
import { carePageView, identificationIn } from './care-page-view.ts';
import { nothingSettled, settledBy } from './settled-by-page.ts';
import { readTagOnPage } from './tag-on-page.ts';
import { toldOfCorrection } from './told-of-correction.ts';

type PageAt = { id: string; page: CarePageName; version: number };

/** How many times this is made again while others write on the record. */
const MAX_TRIES = 12;

const staleWords = 'Someone changed this page in the meantime. Look at it again before you go on.';

/** Returns what closing the identification changes of the case: a doubt is settled, and the family’s page says since when. */
const doubtSettled = ({ now }: OperationContext, { identityDoubt }: OpenCarePage['record']) =>
  identityDoubt
    ? {
        identityDoubt: undefined,
        settledDoubt: { on: identityDoubt.on, by: identityDoubt.by, settledOn: now.toISOString() },
      }
    : {};

type What =
  | { kind: 'closed'; said: string; photos: readonly string[] }
  | { kind: 'reopened'; reason: string; told?: ToldFamily | undefined; corrects?: number | undefined; state?: CustodyState };

/** Writes the page, the entry that reports it, the timeline, and the events: all or nothing. */
async function recordPage(context: OperationContext, open: OpenCarePage, after: StoredCarePage, what: What): Promise<void> {
  const { record, head, page: of } = open;
  const { page } = of;
  const by = byOf(context);
  const entry: PageEntry = {
    ...{ id: context.newId(), page, recordedBy: by.id as string, recordedByName: by.name },
    ...(by.onBehalfOf ? { actedFor: by.onBehalfOf } : {}),
    recordedOn: context.now.toISOString(),
    ...what,
  };
  const { id: caseId, providerLocationId: locationId } = record;
  const [isClosed, subject] = [what.kind === 'closed', carePage.label(page)];
  const state = what.kind === 'reopened' && what.state ? { state: what.state } : {};
  const custody = await pageWrites(context, { entry, caseId, locationId, seen: head, ...state });
  const data = { entry: isClosed ? PAGE_CLOSED : PAGE_REOPENED, subject: page };
  const recorded = context.event('custody.recorded', { ...about(record), ...data }, locationId);
  const settled = isClosed ? await settledBy(context, open) : nothingSettled;
  await changeCase(context, record, {
    set: { careMark: context.newId(), ...(isClosed && page === 'identification' ? doubtSettled(context, record) : {}) },
    // A doubt that comes at the same moment isn’t settled by an identification from before it.
    ...(isClosed && page === 'identification' ? { expected: { careMark: record.careMark } } : {}),
    events: [recorded, ...settled.events],
    move: settled.move,
    writes: [
      carePageWrite(caseId, after),
      ...custody,
      tell(context, caseId, {
        kind: isClosed ? 'care-page-closed' : 'care-page-reopened',
        subject,
        ...(what.kind === 'reopened' ? { reason: what.reason } : {}),
      }),
    ],
  });
}

/**
 * Makes a change of a page that is at the version the caller saw. Others may write other entries of the record meanwhile: then it's made again. The same call, sent
 * again, finds the page at the next version as it left it.
 */
async function changePage(
  context: OperationContext,
  { id, page, version }: PageAt,
  isDone: (stored: StoredCarePage) => boolean,
  change: (open: OpenCarePage) => Promise<StoredCarePage>,
  before?: OpenCarePage,
): Promise<CarePageView> {
  for (let tries = 1; ; tries += 1) {
    const open = (tries === 1 && before) || (await carePageFor(context, id, page));
    if (open.editing !== 'all') throw problem('forbidden');
    if (isDone(open.stored) && open.stored.version === version + 1) return carePageView(open);
    if (open.stored.version !== version) throw staleCase(staleWords);
    try {
      const after = await change(open);
      const isSettled = page === 'identification' && after.closed !== undefined;
      const facts = isSettled ? { ...open.facts, doubtedOn: undefined } : open.facts;
      return carePageView({ ...open, facts, stored: { ...after, version: version + 1 } });
    } catch (error) {
      if (!isStale(error) || tries === MAX_TRIES) throw error;
    }
  }
}

const faultsIn = ({ page, stored: { values, photos }, facts }: OpenCarePage) =>
  Object.entries(whyNotClose(page, values, { ...facts, photoCount: photos.length }));

/** Returns why the caller can’t close an identification that was in doubt: that takes two people with two accounts. */
function doubtFaults(context: OperationContext, open: OpenCarePage): [string, string][] {
  if (open.page.page !== 'identification') return [];
  const identification = identificationIn(open);
  const isDoubted = identification.doubtedOn !== undefined || identification.unsureBy !== undefined;
  // Support has the account of whomever it acts for, and so it could be both people.
  if (isDoubted && byOf(context).onBehalfOf)
    return [['result', 'Yarrow’s support can’t settle a doubt. Someone at the home closes this page from their own account.']];
  return Object.entries(closerFaults(identification, caseActor(context).membership.employeeId));
}

/** Reads a page on which a tag was read, and answers it as it is if the tag is someone else’s by now, which closing it would hide. */
async function withTagRead(context: OperationContext, { id, page, version }: PageAt) {
  const open = await carePageFor(context, id, page);
  const { closed, version: stored, values } = open.stored;
  if (open.editing !== 'all' || closed || stored !== version || faultsIn(open).length > 0) return { open };
  const { tagField = '' } = open.page;
  const otherTag = await readTagOnPage(context, open, { code: values[tagField], at: tagField });
  return { open, ...(otherTag ? { stop: { ...carePageView(open), otherTag } } : {}) };
}

/** Closes a page in the caller's name: from now on it's Complete. 400 names what is missing. A page with someone else’s tag stays open, and says whose it is. */
export async function closeCarePage(context: OperationContext, at: PageAt): Promise<CarePageView> {
  const read = carePages[at.page].tagField === undefined ? undefined : await withTagRead(context, at);
  if (read?.stop) return read.stop;
  const by = byOf(context);
  const isDone = ({ closed }: StoredCarePage) => closed?.by === by.id;
  return changePage(
    context,
    at,
    isDone,
    async (open) => {
      refuseClosed(open);
      const faults = [...faultsIn(open), ...doubtFaults(context, open)];
      if (faults.length > 0) throw problem('invalid_input', { errors: faults.map(([field, message]) => ({ field, message })) });
      const { unsureBy: _, ...stored } = open.stored;
      const after = { ...stored, closed: { on: context.now.toISOString(), by: by.id as string, byName: by.name } };
      await recordPage(context, open, after, {
        kind: 'closed',
        said: JSON.stringify(open.stored.values),
        photos: open.stored.photos.map(({ sha256 }) => sha256),
      });
      return after;
    },
    read?.open,
  );
}

/** Returns what opening a page again says after the release: whether the family was told, and which closing it supersedes. The receipts from before stay. */
async function afterRelease(
  context: OperationContext,
  { record, head, timeZone, page }: OpenCarePage,
  said: FamilyTold | undefined,
) {
  const { told, state } = toldOfCorrection(context, { record, head, timeZone }, said);
  if (!told) return { corrects: undefined };
  const corrects = head && (await readLastClosing(context.table, record.id, head, page.page));
  return { told, corrects, ...(state ? { state } : {}) };
}

/** Opens a closed page again, and says why. */
export const reopenCarePage = (
  context: OperationContext,
  { reason, familyTold, ...at }: PageAt & { reason: string; familyTold?: FamilyTold | undefined },
): Promise<CarePageView> =>
  changePage(
    context,
    at,
    ({ closed }) => closed === undefined,
    async (open) => {
      if (!open.stored.closed) throw problem('conflict', { detail: 'This page isn’t closed.' });
      if (open.locks?.isReleased && !open.mayCorrect) throw problem('forbidden', { detail: AFTER_RELEASE });
      const { closed: _, ...opened } = open.stored;
      const correction = await afterRelease(context, open, familyTold);
      const superseded = correction.corrects === undefined ? {} : { supersedes: correction.corrects };
      const after = { ...afterDoubt(opened, open.facts.doubtedOn), ...superseded };
      await recordPage(context, open, after, { kind: 'reopened', reason, ...correction });
      return after;
    },
  );
