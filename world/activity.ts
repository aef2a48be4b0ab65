import { type ActivityMonth, noActivity } from '#shared/activity/activity.ts';
import type { InformationRequestRecord } from '#shared/model/information-request.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import { addDays, type CalendarDate, dateInZone } from '#shared/values/dates.ts';
import { createRandom } from './random.ts';

/** How many days a home's page has been live, and about how many views it gets per day. Only homes where someone can sign in have figures to look at. */
const busy: Readonly<Record<string, { days: number; viewsADay: number }>> = {
  'Averell & Daughters Funeral Home': { days: 700, viewsADay: 34 },
  'Granite Coast Memorial Home': { days: 430, viewsADay: 19 },
  'Ashgrove Funeral Home': { days: 48, viewsADay: 11 },
};

/** People look for a funeral home more on weekdays than on the weekend. Sunday first. */
const weekdays = [0.7, 1.15, 1.1, 1.1, 1.05, 1, 0.75] as const;
const weekdayOf = (day: CalendarDate) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 1;

/** Returns one day at a home. `age` is 0 on the day it went live, 1 today. The same day of the same home is always the same. */
function dayOf(home: string, day: CalendarDate, viewsADay: number, age: number) {
  const random = createRandom(`activity ${home} ${day}`);
  const usual = viewsADay * weekdayOf(day) * (0.55 + 0.45 * age);
  const views = Math.max(0, Math.round(usual * (1 + 0.15 * random.normal())));
  const among = (count: number, share: number) =>
    Array.from({ length: count }, () => random.chance(share)).filter(Boolean).length;
  const plansStarted = among(views, 0.055);
  return { ...noActivity(), views, messages: among(views, 0.018), plansStarted, plansSent: among(plansStarted, 0.35) };
}

/** Returns a home's counters up to the day of the seeding, by its own days. The days of its messages count at least those. */
export function sampleActivity(home: LocationProfile, written: readonly InformationRequestRecord[], now: Date): ActivityMonth[] {
  const facts = busy[home.name];
  if (!facts || !home.isActive) return [];
  const today = dateInZone(now.toISOString(), home.timeZone);
  const daysOfMessages = written.map(({ createdOn }) => dateInZone(createdOn, home.timeZone));
  const months = new Map<string, ActivityMonth>();
  for (let ago = facts.days; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago);
    const name = day.slice(0, 7);
    const month = months.get(name) ?? { month: name, views: [], messages: [], plansStarted: [], plansSent: [] };
    months.set(name, month);
    const at = Number(day.slice(8)) - 1;
    const { views, messages, plansStarted, plansSent } = dayOf(home.name, day, facts.viewsADay, 1 - ago / facts.days);
    month.views[at] = views;
    month.messages[at] = Math.max(messages, daysOfMessages.filter((each) => each === day).length);
    month.plansStarted[at] = plansStarted;
    month.plansSent[at] = plansSent;
  }
  // A home that went live in the middle of a month has no figures before.
  const filled = (counts: number[]) => Array.from(counts, (count) => count ?? 0);
  return [...months.values()].map(({ month, views, messages, plansStarted, plansSent }) => ({
    month,
    views: filled(views),
    messages: filled(messages),
    plansStarted: filled(plansStarted),
    plansSent: filled(plansSent),
  }));
}
