import * as z from 'zod';
import { activityMonthSchema } from '#shared/activity/activity.ts';
import { informationRequestRecordSchema, openMessageSchema } from '#shared/model/information-request.ts';
import { reportCounters } from '#shared/reports/index.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, guid, timeZone } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { pageInput, pageOf } from './page.ts';

/** Describes one of the getting-started steps, as `shared/launch` computes them. */
const launchStepSchema = lazyObject(() => ({
  key: z.enum(['description', 'team', 'photos', 'packages', 'website', 'attributes', 'languages', 'general-information']),
  isDone: z.boolean(),
  have: z.int().min(0),
  need: z.int().min(0),
  missing: z.string(),
  isRequiredToLaunch: z.boolean(),
}));

/** Describes a message for the home's staff. */
export const homeMessageSchema = lazyObject(
  () => informationRequestRecordSchema.omit({ providerLocationId: true, packageId: true }).shape,
);
export type HomeMessage = z.infer<typeof homeMessageSchema>;

/** How many unanswered messages the dashboard itself shows, newest first. */
export const NEWEST_MESSAGES = 5;

const dashboardSchema = lazyObject(() => ({
  isLaunched: z.boolean(),
  /** The home's own day and zone. */
  today: calendarDate,
  timeZone,
  launch: lazyObject(() => ({ steps: z.array(launchStepSchema), isAllowed: z.boolean() })),
  /** At most two years, in order; months without activity may be left out. */
  activity: z.array(activityMonthSchema),
  messages: lazyObject(() => ({ open: z.int().min(0), newest: z.array(openMessageSchema).max(NEWEST_MESSAGES) })),
  priceList: lazyObject(() => ({ effectiveOn: calendarDate, lineCount: z.int().min(0) })).nullable(),
}));
export type Dashboard = z.infer<typeof dashboardSchema>;

/** Describes a home's figures of one month, by the home's calendar. Counters that are 0 may be left out. */
const reportMonthSchema = lazyObject(() => ({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  counts: z.partialRecord(z.enum(reportCounters), z.int().min(0)),
}));

const reportsSchema = lazyObject(() => ({
  today: calendarDate,
  timeZone,
  /** At most ten years, in order; months without figures are left out. */
  months: z.array(reportMonthSchema),
}));
export type Reports = z.infer<typeof reportsSchema>;

const { pageSize, cursor } = pageInput;

/** `/api/locations/current/dashboard` and related calls: what staff see first: what is left to do, the home's activity, and its messages. */
export const workspace = {
  getDashboard: call({
    name: 'getDashboard',
    method: 'GET',
    path: '/api/locations/current/dashboard',
    access: 'location.read',
    summary: "Returns what is left to do before a home's page goes live, the page's activity, and who is waiting for an answer",
  })
    .input(lazyObject(() => ({})))
    .output(dashboardSchema),
  getReports: call({
    name: 'getReports',
    method: 'GET',
    path: '/api/locations/current/reports',
    access: 'reports.read',
    summary:
      "Returns a home's figures by month: calls, cases by type and disposition, plans, and how soon messages were answered",
  })
    .input(lazyObject(() => ({})))
    .output(reportsSchema),
  getMessages: call({
    name: 'getMessages',
    method: 'GET',
    path: '/api/locations/current/messages',
    access: 'messages.read',
    summary: "Lists families' messages to the home, newest first: the unanswered ones, or the answered ones",
  })
    .input(lazyObject(() => ({ status: z.enum(['open', 'answered']).default('open'), pageSize, cursor })))
    .output(pageOf(homeMessageSchema)),
  markMessageAnswered: call({
    name: 'markMessageAnswered',
    method: 'POST',
    path: '/api/locations/current/messages/{id}/answered',
    access: 'messages.answer',
    summary: 'Marks a message as answered, or as not answered',
  })
    .input(lazyObject(() => ({ id: guid, answered: z.boolean() })))
    .output(homeMessageSchema),
};
