import { ORPCError } from '@orpc/server';
import { admit, caseActor, sideOf } from '#functions/cases/access/case-access.ts';
import { tradeKindsOf } from '#functions/cases/access/trade-kinds.ts';
import { changeCase, staleCase } from '#functions/cases/changing/change-case.ts';
import type { OpenCarePage } from '#functions/cases/custody/care-page-of.ts';
import { carePageView } from '#functions/cases/custody/care-page-view.ts';
import { doerOf } from '#functions/cases/custody/doer-of.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { StoredCarePage } from '#functions/table/care-page.ts';
import { recordWrites } from '#functions/table/custody.ts';
import type { Write } from '#functions/table/table.ts';
import { readTripRows, type TripRows } from '#functions/table/trip.ts';
import type { RecordedOnTrip } from '#shared/contract/trip-calls.ts';
import type { Recorded } from '#shared/custody/custody-record.ts';
import type { Side } from '#shared/custody/handoffs/custodian.ts';
import { careEditing, isOverForTrade, REMOVAL_OVER } from '#shared/custody/pages/care-sight.ts';
import { removalPage } from '#shared/custody/pages/removal-page.ts';
import type { Doer } from '#shared/custody/recorded-deed.ts';
import type { TripClock } from '#shared/custody/trip-clock.ts';
import { type Sent, sentText } from '#shared/custody/trips/trip-entry.ts';
import type { TradeKind } from '#shared/model/enumerations/custody.ts';
import type { Instant } from '#shared/values/dates.ts';
import { refuseOtherContent } from './refuse-other-content.ts';
import { timedEntry } from './timed-entry.ts';
import { tripTags } from './trip-pack.ts';

export type TripEntryInput = TripClock & { id: string; caseId: string };

/** An entry as a change of the case is made for it: the removal's page and the tags as they are now, and when it happened. */
export type OpenTrip = OpenCarePage &
  Pick<TripRows, 'tags' | 'tag' | 'custody'> &
  Pick<Opened, 'side' | 'tradeKinds'> & { happenedOn: Instant; doer: Doer };

/** What an entry changes: the page and the tags after it, what the record says, in words for the screen too (`said`), and what else is written. */
export type TripChange = {
  after: StoredCarePage;
  tags: TripRows['tags'];
  recorded: Recorded;
  said: string;
  writes: readonly Write[];
};

/** How many times an entry is tried while others change the case or its record. */
const MAX_TRIES = 12;

type Opened = { open: OpenCarePage; rows: TripRows; side: Side; tradeKinds: readonly TradeKind[] };

/** Reads what an entry depends on, for those who see the case and fill in its removal; 404 and 403 for everyone else. */
async function openTrip(context: OperationContext, { id, caseId }: TripEntryInput, code: string | undefined): Promise<Opened> {
  const { locationId } = caseActor(context).membership;
  const rows = await readTripRows(context.table, { caseId, locationId, entryId: id, code });
  const { record, membership, sight } = await admit(context, rows.record);
  if (!rows.home) throw new Error(`The home of the case ${caseId} is not in the table.`);
  const tradeKinds = await tradeKindsOf(context, { membership, sight });
  const editing = careEditing({ member: membership, tradeKinds }, removalPage);
  if (editing === 'none') throw problem('forbidden', { detail: 'You can see this, but not change it.' });
  const { dispositionType, decedentStatus } = record;
  const facts = { dispositionType, decedentStatus };
  const { head, home, pages } = rows;
  const stored = pages.get('removal')!;
  return {
    rows,
    side: sideOf({ membership, sight }),
    tradeKinds,
    open: { record, head, timeZone: home.timeZone, page: removalPage, stored, facts, editing, isStaff: sight === 'staff' },
  };
}

const isStale = (error: unknown): boolean => error instanceof ORPCError && error.code === 'stale';

/** Refuses what a removal service noted once the home had the person. What it noted before counts, however late it’s sent. */
function refuseOver({ open, rows: { custody }, side }: Pick<Opened, 'open' | 'rows' | 'side'>, happenedOn: Instant): void {
  const since = custody.custodian?.since;
  const wasBefore = since !== undefined && happenedOn < since;
  if (side.kind === 'home' || wasBefore || !isOverForTrade('removal', open.record.decedentStatus)) return;
  throw problem('conflict', { detail: REMOVAL_OVER });
}

/** Adds an entry to the record with what it changes, all or nothing. Fails if anything moved on since it was read. */
async function commit(
  context: OperationContext,
  { open: { record, head }, rows }: Pick<Opened, 'open' | 'rows'>,
  change: TripChange,
): Promise<boolean> {
  const of = { caseId: record.id, locationId: record.providerLocationId, seen: head };
  const custody = await recordWrites(context, of, async () => [change.recorded]);
  try {
    // A gate reads both marks.
    const tagged = change.tags === rows.tags ? {} : { tagsVersion: rows.tags.version + 1 };
    await changeCase(context, record, { set: { careMark: context.newId(), ...tagged }, writes: [...change.writes, ...custody] });
    return true;
  } catch (error) {
    if (!isStale(error)) throw error;
    return false;
  }
}

/**
 * Adds an entry that a phone made without a network to a case's record, once. Its id is the phone's, and the words beside the record are found by it: sending an entry again
 * never adds anything, no matter who sends it, and other content under it is refused (docs/decisions.md, Removals without a network). `change` refuses what's no longer
 * possible.
 */
export async function recordOnTrip(
  context: OperationContext,
  entry: TripEntryInput & { code?: string; note?: string; sent: Sent },
  change: (trip: OpenTrip) => Promise<TripChange | null>,
): Promise<RecordedOnTrip> {
  const { kind } = entry.sent;
  const text = sentText(entry.sent, entry);
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const { open, rows, side, tradeKinds } = await openTrip(context, entry, entry.code);
    const asIs = { isRepeat: true, page: carePageView(open), tags: tripTags(rows.tags) };
    if (rows.there) {
      await refuseOtherContent(rows.there, { kind, text, said: '' });
      return asIs;
    }
    if (open.record.status === 'cancelled') throw problem('conflict', { detail: 'This case is cancelled. Call the home.' });
    const { happenedOn, clock } = timedEntry(context, open, entry);
    refuseOver({ open, rows, side }, happenedOn);
    const doer = { ...doerOf(context, entry.note ?? ''), id: entry.id, phone: { happenedOn, clock } };
    const made = await change({
      ...open,
      tags: rows.tags,
      tag: rows.tag,
      custody: rows.custody,
      side,
      tradeKinds,
      happenedOn,
      doer,
    });
    if (!made) return asIs;
    const recorded = { ...made.recorded, sent: { kind, text, said: made.said } };
    if (!(await commit(context, { open, rows }, { ...made, recorded }))) continue;
    return { isRepeat: false, happenedOn, page: carePageView({ ...open, stored: made.after }), tags: tripTags(made.tags) };
  }
  throw staleCase();
}
