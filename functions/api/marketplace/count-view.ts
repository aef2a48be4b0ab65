import { problem } from '#functions/problem.ts';
import { countedViews, limit } from '#functions/runtime/rate-limit.ts';
import { countActivity } from '#functions/table/activity.ts';
import { readLocation } from '#functions/table/location.ts';
import { done } from '#shared/contract/done.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { os } from './implementer.ts';

/** Counts a visit on the home's own day. Staff who look at their own page don't count, and one network address counts only so often. */
export const countView = os.countView.handler(async ({ input, context }) => {
  const { actor, table, now } = context;
  if (actor.kind === 'person' && actor.person.memberships.some(({ locationId }) => locationId === input.id)) return done;
  await limit(context, countedViews, context.request.address);
  const location = await readLocation(table, input.id);
  if (!location?.isActive) throw problem('not_found');
  await countActivity(table, input.id, 'views', dateInZone(now.toISOString(), location.timeZone));
  return done;
});
