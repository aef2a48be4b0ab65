import * as z from 'zod';
import { activityMonthSchema } from '#shared/activity/activity.ts';
import { informationRequestRecordSchema, openMessageSchema } from '#shared/model/information-request.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, guid, timeZone } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { pageInput, pageOf } from './page.ts';

/** One of the getting-started steps, as `shared/launch` works them out. */
const launchStepSchema = lazyObject(() => ({
  key: z.enum(['description', 'team', 'photos', 'packages', 'website', 'attributes', 'languages', 'general-information']),
  isDone: z.boolean(),
  have: z.int().min(0),
  need: z.int().min(0),
  missing: z.string(),
  isRequiredToLaunch: z.boolean(),
}));

/** A message as the home's staff read it. */
const homeMessageSchema = lazyObject(
  () => informationRequestRecordSchema.omit({ providerLocationId: true, packageId: true }).shape,
);
export type HomeMessage = z.infer<typeof homeMessageSchema>;

/** How many unanswered messages the dashboard itself has, the newest first. */
export const NEWEST_MESSAGES = 5;

const dashboardSchema = lazyObject(() => ({
  isLaunched: z.boolean(),
  /** The home's own day and zone. */
  today: calendarDate,
  timeZone,
  launch: lazyObject(() => ({ steps: z.array(launchStepSchema), isAllowed: z.boolean() })),
  /** Of two years at most, in order; months in which nothing happened may be left out. */
  activity: z.array(activityMonthSchema),
  messages: lazyObject(() => ({ open: z.int().min(0), newest: z.array(openMessageSchema).max(NEWEST_MESSAGES) })),
  priceList: lazyObject(() => ({ effectiveOn: calendarDate, lineCount: z.int().min(0) })).nullable(),
}));
export type Dashboard = z.infer<typeof dashboardSchema>;

const { pageSize, cursor } = pageInput;

/** `/api/locations/current/dashboard` and beside it: what a home's staff see first: what is still to do, what happened, who wrote. */
export const workspace = {
  getDashboard: call({
    name: 'getDashboard',
    method: 'GET',
    path: '/api/locations/current/dashboard',
    access: 'location.read',
    summary: "What is to do before a home's page goes live, what happened at it, and who waits for an answer",
  })
    .input(lazyObject(() => ({})))
    .output(dashboardSchema),
  getMessages: call({
    name: 'getMessages',
    method: 'GET',
    path: '/api/locations/current/messages',
    access: 'messages.read',
    summary: 'Messages of families to the home, the newest first: those not answered, or those answered',
  })
    .input(lazyObject(() => ({ status: z.enum(['open', 'answered']).default('open'), pageSize, cursor })))
    .output(pageOf(homeMessageSchema)),
  markMessageAnswered: call({
    name: 'markMessageAnswered',
    method: 'POST',
    path: '/api/locations/current/messages/{id}/answered',
    access: 'messages.answer',
    summary: 'Says that a message is answered, or takes that back',
  })
    .input(lazyObject(() => ({ id: guid, answered: z.boolean() })))
    .output(homeMessageSchema),
};
