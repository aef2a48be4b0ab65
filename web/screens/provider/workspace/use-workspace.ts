import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#web/session/use-session.ts';
import { type Membership, workLocation } from '#web/session/work-location.ts';

/** The home of the workspace in sight, and what the signed-in person may do there. */
export type Workspace = {
  locationId: string;
  locationName: string;
  access: Membership['access'];
  kind: Membership['kind'];
  may: { write: boolean; administer: boolean; own: boolean };
  /** Why not, in words for the screen; absent where they may. */
  whyNot: { write?: string; administer?: string; own?: string };
};

const ranks: Record<Membership['access'], number> = { 'view-only': 0, staff: 1, admin: 2, owner: 3 };

/** What a membership allows, as the calls of the same access are refused or answered (`functions/runtime/authorize.ts`). */
export const workspaceOf = ({ locationId, locationName, access, kind }: Omit<Membership, 'employeeId'>): Workspace => {
  const rank = kind === 'staff' ? ranks[access] : 0;
  const may = { write: rank >= 1, administer: rank >= 2, own: rank >= 3 };
  return {
    locationId,
    locationName,
    access,
    kind,
    may,
    whyNot: {
      ...(may.write ? {} : { write: 'Your access is view only. An owner or admin can change that.' }),
      ...(may.administer ? {} : { administer: 'Only an owner or admin can change this.' }),
      ...(may.own ? {} : { own: 'Only the owner can do this.' }),
    },
  };
};

/** While a session ends elsewhere, until the guards have led away: nobody's, where nothing is allowed. */
const nowhere = workspaceOf({ locationId: '', locationName: '', access: 'view-only', kind: 'staff' });

/** The workspace in sight, on a screen or in a drawer over it. */
export const useWorkspace = (): Workspace => {
  const { pathname } = useLocation();
  const { user } = useSession();
  const membership = workLocation(pathname, user);
  return useMemo(() => (membership ? workspaceOf(membership) : nowhere), [membership]);
};
