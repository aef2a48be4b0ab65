import { can } from '#shared/access/can.ts';
import type { SessionUser } from '#shared/contract/session.ts';
import { workLocation } from '../session/work-location.ts';
import { workPaths } from '../work-paths.ts';
import { sectionAt } from '../workspace/sections.ts';

/** Where somebody is sent instead, and what is said about it. */
export type Elsewhere = { to: string; because: string };

/** What a trade company may see of a workspace. */
const forTrade = /^\/locations\/[^/]+(\/((dashboard|my-day|cases(\/[^/]+(\/tasks)?)?)\/?)?)?$/i;

/**
 * Sends staff away from a home's workspace that isn't theirs, to the choice of their own, and from a part of their own that they don't read. A trade company
 * works with a home and not for it: it sees the workspace's dashboard, the tasks of its trade, the cases that it's assigned to, and of each the case's own
 * dashboard and its tasks. Null lets them in.
 */
export const guardLocation = (user: Pick<SessionUser, 'memberships'> | null, pathname: string): Elsewhere | null => {
  if (!/^\/locations\/[^/]/i.test(pathname)) return null;
  const membership = workLocation(pathname, user);
  if (!membership)
    return { to: workPaths.chooseLocation(), because: 'You do not work at that location, so we brought you to yours.' };
  const { locationId } = membership;
  const isStaff = can(membership, 'case-files.read');
  if (isStaff ? can(membership, sectionAt(pathname).permission) : forTrade.test(pathname)) return null;
  const because = isStaff ? 'Your access doesn’t include that page.' : "That page is for the funeral home's own staff.";
  return { to: workPaths.providerDashboard({ locationId }), because };
};
