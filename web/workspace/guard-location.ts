import { can } from '#shared/access/can.ts';
import type { SessionUser } from '#shared/contract/session.ts';
import { workLocation } from '../session/work-location.ts';
import { workPaths } from '../work-paths.ts';

/** Where to send someone instead, and why. */
export type Redirect = { to: string; because: string };

/** What a trade company may see of a workspace. */
const forTrade =
  /^\/locations\/[^/]+(\/((dashboard|my-day|cases(\/[^/]+(\/(tasks|tags|decedent-custody(\/[^/]+){0,2}))?)?|calendar(\/day-sheet)?)\/?)?)?$/i;

/**
 * Sends staff from a home's workspace that isn't theirs to the choice of their own. A part that staff may not read says so itself (`Admitted`). A trade
 * company works with a home, not for it: it sees the workspace's dashboard, the tasks of its trade, its own entries of the calendar, and the cases assigned
 * to it, each with its dashboard, tasks, custody, and tags. Null lets them in.
 */
export const guardLocation = (user: Pick<SessionUser, 'memberships'> | null, pathname: string): Redirect | null => {
  if (!/^\/locations\/[^/]/i.test(pathname)) return null;
  const membership = workLocation(pathname, user);
  if (!membership)
    return { to: workPaths.chooseLocation(), because: 'You do not work at that location, so we brought you to yours.' };
  const { locationId } = membership;
  if (can(membership, 'case-files.read') || forTrade.test(pathname)) return null;
  return { to: workPaths.providerDashboard({ locationId }), because: 'That page is for the funeral home’s own staff.' };
};
