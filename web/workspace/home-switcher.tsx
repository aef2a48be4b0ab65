import { Check, ChevronsUpDown, Store } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Membership } from '#shared/model/membership.ts';
import { rememberLocation } from '#web/session/sign-in.ts';
import { useSession } from '#web/session/use-session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { workPaths } from '#web/work-paths.ts';
import { sectionAt, sectionsFor } from './sections.ts';
import { useWorkspace } from './use-workspace.ts';

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

/** Names the open home. People who work at several can switch to another one, where the same part of the workspace opens. */
export const HomeSwitcher = () => {
  const { locationId, locationName } = useWorkspace();
  const { user } = useSession();
  const switchTo = useSwitchHome();
  const homes = user?.memberships ?? [];
  if (homes.length < 2) return <p className="truncate px-1 font-semibold">{locationName}</p>;
  return (
    <Menu
      label={`${locationName}, change location`}
      isLabelHidden
      items={homes.map((home) => ({
        key: home.locationId,
        label: home.locationName,
        icon: home.locationId === locationId ? Check : Store,
        onAction: () => switchTo(home),
      }))}
      className="flex h-11 max-w-full items-center gap-2 px-2 text-left hover:bg-sunken"
    >
      <span className="truncate font-semibold">{locationName}</span>
      <Icon of={ChevronsUpDown} size={16} className="shrink-0 text-muted" />
    </Menu>
  );
};
