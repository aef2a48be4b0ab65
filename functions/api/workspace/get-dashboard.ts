import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readWorkspace } from '#functions/table/workspace.ts';
import { NEWEST_MESSAGES } from '#shared/contract/workspace.ts';
import { launchAllowed, launchSteps } from '#shared/launch/index.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { os } from './implementer.ts';

/** Two years and the month in which they begin. Anything older is about to be removed. */
const MONTHS = 25;

/**
 * Returns the dashboard in one query of the home's collection: the profile says what is missing, the counters what happened, the short rows who is waiting.
 */
export const getDashboard = os.getDashboard.handler(async ({ context }) => {
  const { locationId } = homeOf(context);
  const home = await readWorkspace(context.table, locationId);
  if (!home) throw problem('not_found');
  const { profile, activity, openMessages } = home;
  const { isActive, timeZone, priceList } = profile;
  return {
    isLaunched: isActive,
    today: dateInZone(context.now.toISOString(), timeZone),
    timeZone,
    launch: { steps: launchSteps(profile), isAllowed: launchAllowed(profile) },
    activity: activity.slice(-MONTHS),
    messages: { open: openMessages.length, newest: openMessages.slice(0, NEWEST_MESSAGES) },
    priceList: priceList ? { effectiveOn: priceList.effectiveOn, lineCount: priceList.lines.length } : null,
  };
});
