import * as z from 'zod';
import { arrangementStarted } from '#events/catalog/arrangement-started.ts';
import { arrangementSubmitted } from '#events/catalog/arrangement-submitted.ts';
import { informationRequested } from '#events/catalog/information-requested.ts';
import type { Handle } from '#functions/runtime/reaction.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { activityWrite } from '#functions/table/activity.ts';
import { readLocation } from '#functions/table/location.ts';
import type { ActivityKind } from '#shared/activity/activity.ts';
import { dateInZone } from '#shared/values/dates.ts';

/** What each event is counted as. */
const kinds: Readonly<Record<string, ActivityKind>> = {
  [informationRequested.name]: 'messages',
  [arrangementStarted.name]: 'plansStarted',
  [arrangementSubmitted.name]: 'plansSent',
};

const countedEvent = z.union([informationRequested.data, arrangementSubmitted.data, arrangementStarted.data]);

/**
 * Counts what happened at a home, on the home's own date at that moment. The counter and the mark that the event is done are one transaction, so that an
 * event delivered twice counts once. It isn't in the call's own transaction: a busy counter must never block a family's message.
 */
export const countHomeActivity: Handle<z.infer<typeof countedEvent>> = async ({ name, at, data: { locationId } }, { table }) => {
  const kind = kinds[name];
  if (!kind) throw new Error(`Nobody counts ${name}.`);
  const location = await readLocation(table, locationId);
  return location && [activityWrite(locationId, kind, dateInZone(at, location.timeZone))];
};

export const handler = reaction('count-activity', countedEvent, countHomeActivity);
