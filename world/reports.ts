import type { CaseRecord } from '#functions/table/case.ts';
import { type Counted, reportCountItem, reportMonthItem } from '#functions/table/report.ts';
import type { Item } from '#functions/table/table.ts';
import type { ActivityMonth } from '#shared/activity/activity.ts';
import type { InformationRequestRecord } from '#shared/model/information-request.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import {
  addedCounts,
  type CountedAs,
  caseCounter,
  countsOfCase,
  countsOfMessage,
  type ReportCounts,
  type ReportDisposition,
  reportMonthOf,
} from '#shared/reports/index.ts';
import { createRandom } from './random.ts';

type Random = ReturnType<typeof createRandom>;

/** First calls a day at a home that is easy to find. */
const CALLS_A_DAY = 0.6;

const dispositionOf = (random: Random): ReportDisposition => {
  if (random.chance(0.05)) return 'not-decided';
  if (random.chance(0.62)) return 'cremation';
  return random.chance(0.9) ? 'burial' : random.chance(0.5) ? 'donation' : 'natural-organic-reduction';
};
const aCase = (random: Random, isPlan: boolean): ReportCounts => {
  const type = random.chance(isPlan ? 0.4 : 0.82) ? 'at-need' : random.chance(0.7) ? 'pre-need' : 'imminent-need';
  return { [caseCounter(type, dispositionOf(random))]: 1 };
};

const DAY_MS = 86_400_000;
/** A message that was answered after minutes, hours, or a day or two; one in twenty-five never was. */
const aMessage = (random: Random): ReportCounts => {
  const createdOn = '2026-01-05T15:00:00.000Z';
  if (random.chance(0.04)) return countsOfMessage({ createdOn });
  const days = random.chance(0.3) ? 0.02 : random.chance(0.5) ? 0.12 : random.chance(0.7) ? 0.7 : 2.2;
  const answeredOn = new Date(Date.parse(createdOn) + days * DAY_MS * (1 + 0.2 * random.normal())).toISOString();
  return countsOfMessage({ createdOn, answeredOn });
};

const each = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

/** Returns the figures of a month in which families found the home's page, the same each time. */
function pastMonth(home: LocationProfile, { month, views, messages, plansSent }: ActivityMonth): ReportCounts {
  const random = createRandom(`reports ${home.name} ${month}`);
  const calls = each(views.length, () => random.chance(CALLS_A_DAY)).filter(Boolean).length;
  const plans = sum(plansSent);
  const taken = each(calls, () => random.chance(0.93)).filter(Boolean).length;
  const accepted = each(plans, () => random.chance(0.55)).filter(Boolean).length;
  return addedCounts([
    { calls, plans, 'plans-accepted': accepted },
    ...each(taken, () => aCase(random, false)),
    ...each(accepted, () => aCase(random, true)),
    ...each(sum(messages), () => aMessage(random)),
  ]);
}

/** What there is at a home besides its past: its cases, its messages, and what happened on its page. */
type AtHome = { activity: readonly ActivityMonth[]; rows: readonly Item[]; messages: readonly InformationRequestRecord[] };

/** Returns a home's reports: its past months, and each of its cases and messages as the events of their making would have counted them. */
export function sampleReportItems(home: LocationProfile, { activity, rows, messages }: AtHome): Item[] {
  const counted = (kind: Counted['kind'], id: string, createdOn: string, counts: ReportCounts) => ({
    of: { kind, id, locationId: home.id },
    as: { month: reportMonthOf(createdOn, home.timeZone), counts } satisfies CountedAs,
  });
  const cases = rows.filter(({ entityType }) => entityType === 'case').map((row) => row as unknown as CaseRecord);
  const now = [
    ...cases.map((record) => counted('case', record.id, record.createdOn, countsOfCase(record))),
    ...messages.map((message) => counted('message', message.id, message.createdOn, countsOfMessage(message))),
  ];
  const past = activity.map((month): CountedAs => ({ month: month.month, counts: pastMonth(home, month) }));
  const byMonth = Map.groupBy([...past, ...now.map(({ as }) => as)], ({ month }) => month);
  return [
    ...now.map(({ of, as }) => reportCountItem(of, as)),
    ...[...byMonth].map(([month, all]) =>
      reportMonthItem(home.id, { month, counts: addedCounts(all.map(({ counts }) => counts)) }),
    ),
  ];
}
