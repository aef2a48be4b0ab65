import ical from 'ical-generator';
import { rowsFor } from '#functions/calendar/visible-entries.ts';
import { problem } from '#functions/problem.ts';
import { preparedBody } from '#functions/runtime/compressed.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { personOf } from '#functions/runtime/person.ts';
import { limit, readFeeds, triedFeeds } from '#functions/runtime/rate-limit.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { readAccount } from '#functions/table/account.ts';
import { type CalendarRow, readCalendar, readResources } from '#functions/table/calendar.ts';
import { type CalendarFeed, readFeed } from '#functions/table/calendar-feed.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { can } from '#shared/access/can.ts';
import { placeWords } from '#shared/calendar/words.ts';
import type { CalendarResource } from '#shared/model/calendar.ts';
import { calendarKind } from '#shared/model/enumerations/calendar.ts';
import type { Membership } from '#shared/model/membership.ts';
import { addDays, dateInZone } from '#shared/values/dates.ts';
import { dayOf, instantOf } from '#shared/values/wall-time.ts';
import { os } from './implementer.ts';

/** How many days a feed goes back and ahead. */
const DAYS_BACK = 31;
const DAYS_AHEAD = 366;

const secretPattern = /^[\w-]{43}$/;

/** Returns the feed of a secret, or a 404. Those who try secrets are slowed down. */
async function feedOf(context: OperationContext, secret: string): Promise<{ feed: CalendarFeed; hash: string }> {
  const hash = hashOfToken(secret);
  const feed = secretPattern.test(secret) ? await readFeed(context.table, hash) : undefined;
  if (feed) return { feed, hash };
  await limit(context, triedFeeds, context.request.address);
  throw problem('not_found');
}

/** Returns the place that a feed's owner has at the home now, or a 404: a feed ends with the membership, and with what it may see. */
async function ownerOf({ table }: OperationContext, { accountId, locationId }: CalendarFeed): Promise<Membership> {
  const account = await readAccount(table, accountId);
  const person = account && personOf(account);
  const member = person?.memberships.find((each) => each.locationId === locationId);
  if (!member || !can(member, 'calendar.subscribe') || !can(member, 'cases.read')) throw problem('not_found');
  return member;
}

/** How often programs should read the feed again. Seconds. */
const REFRESH_SECONDS = 15 * 60;

const utcDay = (wall: string) => new Date(`${dayOf(wall)}T00:00:00.000Z`);

/**
 * Returns entries as iCalendar text (RFC 5545). Times are in UTC, so that no program needs to know the home's time zone. An entry without a time is on its day.
 * An entry's id never changes, and its sequence counts its changes.
 */
function icalOf(
  rows: readonly CalendarRow[],
  resources: readonly CalendarResource[],
  { name, timeZone }: { name: string; timeZone: string },
): string {
  const calendar = ical({ name, prodId: { company: 'Yarrow', product: 'Calendar', language: 'EN' }, ttl: REFRESH_SECONDS });
  for (const row of rows) {
    const { id, kind, title, decedentName, caseNumber, startsAt, endsAt, isTimeOpen, version, updatedOn } = row;
    const where = placeWords(row, resources);
    calendar.createEvent({
      id: `${id}@yarrow`,
      sequence: version,
      stamp: new Date(updatedOn),
      summary: decedentName ? `${title}: ${decedentName}` : title,
      description: [calendarKind.label(kind), caseNumber && `Case ${caseNumber}`].filter(Boolean).join('\n'),
      ...(where ? { location: where } : {}),
      ...(isTimeOpen
        ? { allDay: true, start: utcDay(startsAt), end: utcDay(endsAt) }
        : { start: new Date(instantOf(startsAt, timeZone)), end: new Date(instantOf(endsAt, timeZone)) }),
    });
  }
  return calendar.toString();
}

/** Returns a home's calendar as its member may see it now. It has no notes and phone numbers: other companies' programs keep what they read. */
export const readCalendarFeed = os.readCalendarFeed.handler(async ({ input: { secret }, context }) => {
  const { feed, hash } = await feedOf(context, secret);
  await limit(context, readFeeds, hash);
  const { table, now } = context;
  const [member, home] = await Promise.all([ownerOf(context, feed), readLocationRow(table, feed.locationId)]);
  if (!home) throw problem('not_found');
  const today = dateInZone(now.toISOString(), home.timeZone);
  const days = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
  const [all, resources] = await Promise.all([readCalendar(table, feed.locationId, days), readResources(table, feed.locationId)]);
  const rows = await rowsFor(table, member, all);
  const shown = feed.scope === 'mine' ? rows.filter(({ people }) => people.includes(member.employeeId)) : rows;
  const text = icalOf(shown, resources, home);
  context.answer.headers['content-type'] = 'text/calendar; charset=utf-8';
  context.answer.prepared = preparedBody(text);
  return '';
});
