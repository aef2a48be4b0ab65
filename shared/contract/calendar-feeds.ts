import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { instant, line } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';

/** What a feed has in it: the entries that its owner is assigned to, or all that its owner may see. */
export const feedScopes = ['mine', 'all'] as const;
export type FeedScope = (typeof feedScopes)[number];

/** Describes a person's feed at a home, without its secret address: only the hash of that is stored. */
const calendarFeedSchema = lazyObject(() => ({ scope: z.enum(feedScopes), createdOn: instant }));

const own = '/api/calendar/feed' as const;

/** The feed of a home's calendar for other calendar programs (iCalendar, RFC 5545), at a secret address of each person's own. */
export const calendarFeeds = {
  getCalendarFeed: call({
    name: 'getCalendarFeed',
    method: 'GET',
    path: own,
    access: 'calendar.subscribe',
    summary: "Returns whether the caller has a feed of this home's calendar, and since when",
  })
    .input(lazyObject(() => ({})))
    .output(lazyObject(() => ({ feed: calendarFeedSchema.nullable() }))),
  createCalendarFeed: call({
    name: 'createCalendarFeed',
    method: 'POST',
    path: own,
    access: 'calendar.subscribe',
    summary: "Makes the secret address of the caller's feed, which only this answer has; an earlier address stops working",
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ scope: z.enum(feedScopes) })))
    .output(lazyObject(() => ({ feed: calendarFeedSchema, path: z.string() }))),
  removeCalendarFeed: call({
    name: 'removeCalendarFeed',
    method: 'DELETE',
    path: own,
    access: 'calendar.subscribe',
    summary: "Ends the caller's feed of this home's calendar: its address stops working",
  })
    .input(lazyObject(() => ({})))
    .output(doneSchema),
  readCalendarFeed: call({
    name: 'readCalendarFeed',
    method: 'GET',
    path: '/api/public/calendars/{secret}/calendar.ics',
    access: 'public',
    summary: 'Returns a calendar as iCalendar (text/calendar) to a program that knows its secret address',
  })
    .input(lazyObject(() => ({ secret: line(100) })))
    .output(z.string().meta({ description: 'text/calendar' })),
};
