import { can } from '#shared/access/can.ts';
import type { SessionUser } from '#shared/contract/session.ts';
import { workLocation } from '../session/work-location.ts';
import { workPaths } from '../work-paths.ts';

/** Where somebody is sent instead, and what is said about it. */
export type Elsewhere = { to: string; because: string };

/** What a trade company may see of a workspace. */
const forTrade = /^\/locations\/[^/]+(\/((dashboard|my-day|cases(\/[^/]+(\/tasks)?)?)\/?)?)?$/i;

/**
 * Sends staff away from a home's workspace that is not theirs: to the choice of their own. A trade company works with a home but is not of it; of the
 * workspace it sees the dashboard, the tasks of its trade, the cases that it is assigned to, and of each the case's own dashboard and its tasks. Null lets them in.
 */
export const guardLocation = (user: Pick<SessionUser, 'memberships'> | null, pathname: string): Elsewhere | null => {
  if (!/^\/locations\/[^/]/i.test(pathname)) return null;
  const membership = workLocation(pathname, user);
  if (!membership)
    return { to: workPaths.chooseLocation(), because: 'You do not work at that location, so we brought you to yours.' };
  const { locationId } = membership;
  if (can(membership, 'location.read') || forTrade.test(pathname)) return null;
  return { to: workPaths.providerDashboard({ locationId }), because: "That page is for the funeral home's own staff." };
};
