import { useLocation } from 'react-router-dom';
import type { TeamActor } from '#shared/team/member-can.ts';
import { useSession } from '#web/session/use-session.ts';
import { workLocation } from '#web/session/work-location.ts';

/** Nobody's place, while a session ends elsewhere. */
const nobody: TeamActor = { employeeId: '', access: 'view-only', kind: 'staff' };

/** The signed-in person's place in the home in sight, as the rules of the team ask for it. */
export const useTeamActor = (): TeamActor => {
  const { pathname } = useLocation();
  const { user } = useSession();
  return workLocation(pathname, user) ?? nobody;
};
