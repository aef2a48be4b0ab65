import { useLocation, useNavigate } from 'react-router-dom';
import type { Membership } from '#shared/model/membership.ts';
import { rememberLocation } from '#web/session/sign-in.ts';
import { workPaths } from '#web/work-paths.ts';
import { sectionAt, sectionsFor } from './sections.ts';

/** Returns what opens another home of the person: at the same part of its workspace, if they may read it there. */
export const useSwitchHome = (): ((home: Membership) => void) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (home) => {
    void rememberLocation(home.locationId);
    const section = sectionAt(pathname);
    const to = sectionsFor(home).includes(section) ? section.to : workPaths.providerDashboard;
    void navigate(to({ locationId: home.locationId }));
  };
};
