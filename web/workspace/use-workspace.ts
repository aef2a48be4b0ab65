import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { can, type Member } from '#shared/access/can.ts';
import type { Permission } from '#shared/access/permissions.ts';
import { whyNot } from '#shared/access/why-not.ts';
import type { Membership } from '#shared/model/membership.ts';
import { useSession } from '#web/session/use-session.ts';
import { workLocation } from '#web/session/work-location.ts';

/** What someone may do in a workspace, by the permissions that the calls behind it name. */
export type Allowances = {
  /** The member, for rules that look at more than a permission; `null` for nobody. */
  who: Member | null;
  may: (permission: Permission) => boolean;
  /** Returns why not, in words for the screen; `null` if they may. */
  whyNot: (permission: Permission, act?: string) => string | null;
};

/** The home whose workspace is open, and what the signed-in person may do there. */
export type Workspace = Allowances & { locationId: string; locationName: string; timeZone: string };

/** Returns a workspace as a member may use it. `null` is nobody: while a session ends elsewhere, until the guards have redirected. */
export const workspaceOf = (membership: Omit<Membership, 'employeeId'> | null): Workspace => ({
  locationId: membership?.locationId ?? '',
  locationName: membership?.locationName ?? '',
  timeZone: membership?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  who: membership,
  may: (permission) => can(membership, permission),
  whyNot: (permission, act) => whyNot(membership, permission, act),
});

/** Returns the workspace of the address, on a screen or in a drawer over it. */
export const useWorkspace = (): Workspace => {
  const { pathname } = useLocation();
  const { user } = useSession();
  const membership = workLocation(pathname, user);
  return useMemo(() => workspaceOf(membership), [membership]);
};
