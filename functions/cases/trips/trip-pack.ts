import { caseActor } from '#functions/cases/access/case-access.ts';
import { tradeKindsOf } from '#functions/cases/access/trade-kinds.ts';
import { carePageView } from '#functions/cases/custody/care-page-view.ts';
import { implantsOf, removalOf } from '#functions/cases/viewing/removal-view.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readRemovals } from '#functions/table/case-facts.ts';
import { casesOfTrade } from '#functions/table/case-list.ts';
import { readTags, type StoredCaseTags } from '#functions/table/tag.ts';
import { readTripCases, type TripCaseRows } from '#functions/table/trip.ts';
import { MAX_TRIP_CASES, MAX_TRIP_TAGS, type TripCase, type TripPack } from '#shared/contract/trip-calls.ts';
import { type CareEditing, careEditing } from '#shared/custody/pages/care-sight.ts';
import { removalPage } from '#shared/custody/pages/removal-page.ts';
import { openTags } from '#shared/custody/tags/tag-rules.ts';
import { isRemoval } from '#shared/today/on-today.ts';
import { removalPlace } from '#shared/today/removal-place.ts';
import { ageOn, dateInZone, toInstant } from '#shared/values/dates.ts';

/** The most removals that are looked at: far more than any home has at the same time. */
const MOST = 100;

/** Returns a person's tags as a phone takes them along. */
export const tripTags = ({ tags }: StoredCaseTags): TripCase['tags'] =>
  openTags(tags)
    .filter(({ subject }) => subject === 'decedent')
    .map(({ code, role }) => ({ code, role }));

/** Returns a case as a phone takes it along: what a trade company may know of it, for everyone. A phone can be lost. */
function tripCase(
  { record, decedent, answers, tags, pages, home }: TripCaseRows,
  { editing, now }: { editing: CareEditing; now: Date },
): TripCase {
  const { id, caseNumber, decedentFullName, decedentStatus, dispositionType } = record;
  const { presentLocation, ...removal } = removalOf(answers);
  const { weightPounds, heightInches, dateOfBirth, dateOfDeath, gender } = decedent;
  const facts = { dispositionType, decedentStatus };
  const timeZone = home?.timeZone ?? 'UTC';
  const diedOn = dateOfDeath ?? dateInZone(toInstant(now.getTime()), timeZone);
  const isBorn = dateOfBirth !== undefined && dateOfBirth <= diedOn;
  return {
    ...{ id, caseNumber, decedentFullName, decedentStatus },
    ...(dateOfBirth === undefined ? {} : { dateOfBirth }),
    ...(isBorn ? { ageYears: ageOn(dateOfBirth, diedOn) } : {}),
    ...(gender === undefined ? {} : { gender }),
    place: removalPlace(decedent, { ...removal, presentLocation }),
    ...(weightPounds === undefined ? {} : { weightPounds }),
    ...(heightInches === undefined ? {} : { heightInches }),
    removal,
    implants: implantsOf(answers),
    page: carePageView({ page: removalPage, stored: pages.get('removal')!, facts, editing, timeZone, isStaff: false }),
    tags: tripTags(tags),
  };
}

/** Returns what the caller takes along to removals: nothing if they fill in no removal. */
export async function tripPack(context: OperationContext): Promise<TripPack> {
  const { table, now } = context;
  const { membership, sight } = caseActor(context);
  const { locationId, employeeId } = membership;
  const editing = careEditing(
    { member: membership, tradeKinds: await tradeKindsOf(context, { membership, sight }) },
    removalPage,
  );
  const mayFill = editing !== 'none';
  const waiting = mayFill ? await readRemovals(table, locationId, MOST) : [];
  const seen = sight === 'trade' && waiting.length > 0 ? await casesOfTrade(table, waiting, employeeId) : new Set(waiting);
  const own = waiting.filter((id) => seen.has(id));
  const [{ home, cases }, { tags }] = await Promise.all([
    readTripCases(table, locationId, own.slice(0, MAX_TRIP_CASES)),
    mayFill ? readTags(table, locationId, { state: 'unbound', limit: MAX_TRIP_TAGS, after: null }) : { tags: [] },
  ]);
  const isWaiting = ({ record }: TripCaseRows) =>
    record.providerLocationId === locationId &&
    record.deletedOn === undefined &&
    record.status !== 'cancelled' &&
    isRemoval(record.decedentStatus);
  return {
    takenOn: now.toISOString(),
    homeName: home?.name ?? '',
    homePhone: home?.phone ?? '',
    timeZone: home?.timeZone ?? 'UTC',
    cases: cases.filter(isWaiting).map((rows) => tripCase(rows, { editing, now })),
    isAll: own.length <= MAX_TRIP_CASES,
    tags: tags.map(({ id, code }) => ({ id, code })),
  };
}
