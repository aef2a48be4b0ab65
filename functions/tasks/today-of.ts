import { visibleEntries } from '#functions/calendar/visible-entries.ts';
import { removalOf, seesPlaceOfRemoval } from '#functions/cases/viewing/removal-view.ts';
import { visibleDecedent } from '#functions/cases/viewing/visible-case.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readCalendar, readResources } from '#functions/table/calendar.ts';
import { readCases, readDecedents } from '#functions/table/case.ts';
import { readAnswersOfPages } from '#functions/table/case-answers.ts';
import { readRemovals } from '#functions/table/case-facts.ts';
import { casesOfTrade } from '#functions/table/case-list.ts';
import { readEmployee } from '#functions/table/employee.ts';
import type { Table } from '#functions/table/table.ts';
import { placeWords } from '#shared/calendar/words.ts';
import type { CalendarEntry } from '#shared/model/calendar.ts';
import type { Membership } from '#shared/model/membership.ts';
import { onToday, type TodayEntry, type TodayRemoval } from '#shared/today/on-today.ts';
import { removalPlace } from '#shared/today/removal-place.ts';
import { memberSide } from '#shared/visibility/sight.ts';

/** The most removals that are looked at: far more than any home has at once. */
const MOST = 100;

type Known = Pick<TodayRemoval, 'place' | 'removal'>;

/** Returns what a trade company may know of the removals of its cases, by case: what the page of the case shows it, in brief. */
async function knownOf(table: Table, caseIds: readonly string[]): Promise<Map<string, Known>> {
  const [decedents, answers] = await Promise.all([
    readDecedents(table, caseIds),
    readAnswersOfPages(table, caseIds, 'first-call'),
  ]);
  return new Map(
    decedents.map((each): [string, Known] => {
      const decedent = visibleDecedent('trade', each);
      const stored = answers.get(each.caseId);
      const removal = stored ? removalOf(stored) : {};
      const { releasingContact, removalAccess } = removal;
      const { weightPounds } = decedent;
      return [
        each.caseId,
        { place: removalPlace(decedent, removal), removal: { releasingContact, removalAccess, weightPounds } },
      ];
    }),
  );
}

/** Returns the rooms of a home, if an entry has no other place than them. */
const roomsFor = async (table: Table, locationId: string, entries: readonly CalendarEntry[]) =>
  entries.some((entry) => placeWords(entry) === '' && entry.resources.length > 0) ? readResources(table, locationId) : [];

/** Returns what is on at a home today, as far as a member sees it: the calendar's entries, and the removals of cases that are neither canceled nor deleted. */
export async function todayOf(context: OperationContext, membership: Membership, today: string): Promise<TodayEntry[]> {
  const { table } = context;
  const { locationId, employeeId } = membership;
  const [rows, waiting] = await Promise.all([
    readCalendar(table, locationId, { from: today, to: today }),
    readRemovals(table, locationId, MOST),
  ]);
  const isTrade = memberSide(membership) === 'trade';
  const seen = isTrade ? [...(await casesOfTrade(table, waiting, employeeId))] : waiting;
  const own = isTrade && seen.length > 0 ? await readEmployee(table, locationId, employeeId) : undefined;
  // A company that fetches nobody isn't told where someone is fetched.
  const isTold = seesPlaceOfRemoval(own?.tradeKinds ?? [], 'pickup-requested');
  const [entries, cases, known] = await Promise.all([
    visibleEntries(context, rows),
    readCases(table, seen),
    knownOf(table, isTrade && isTold ? seen : []),
  ]);
  const removals = cases
    .filter(({ status }) => status !== 'cancelled')
    .map(({ id, caseNumber, decedentFullName, decedentStatus }) => ({
      caseId: id,
      caseNumber,
      decedentFullName,
      decedentStatus,
      ...known.get(id),
    }));
  return onToday(entries, removals, today, await roomsFor(table, locationId, entries));
}
