import { useLocation } from 'react-router-dom';
import type { TeamActor } from '#shared/team/member-can.ts';
import { useSession } from '#web/session/use-session.ts';
import { workLocation } from '#web/session/work-location.ts';

/** Replaces the viewer while a session is ending elsewhere. */
const nobody: TeamActor = { employeeId: '', access: 'view-only', kind: 'staff' };

/** Returns the signed-in person's membership of the open home, as the rules of the team need it. */
export const useTeamActor = (): TeamActor => {
  const { pathname } = useLocation();
  const { user } = useSession();
  return workLocation(pathname, user) ?? nobody;
};
