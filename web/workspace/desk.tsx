import { Rows2, Rows4 } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import type { FaqPage } from '#shared/model/faq-pages.ts';
import { FaqButton } from '#web/parts/faq/faq-button.tsx';
import { useSession } from '#web/session/use-session.ts';
import { AccountMenu, SystemMenu, ThemeToggle } from '#web/shell/header.tsx';
import { Sprig } from '#web/shell/wordmark.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Link } from '#web/ui/link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { BottomBar } from './bottom-bar.tsx';
import { DeskDialogs } from './desk-dialogs.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { HomeSwitcher } from './home-switcher.tsx';
import { SearchButton } from './palette/search-button.tsx';
import { type Section, sectionAt, sectionsFor } from './sections.ts';
import { SideRail } from './side-rail.tsx';
import { useDisplay } from './use-display.ts';
import { useWorkspace } from './use-workspace.ts';

const groups = ['work', 'home'] as const satisfies readonly Section['group'][];
const groupLabels: Record<Section['group'], string> = { work: 'Work', home: 'This home' };

/** The parts of a home's workspace beside every screen: icons with their names, or the icons alone. */
const Rail = () => {
  const { locationId, who } = useWorkspace();
  const { isRailCollapsed, change } = useDisplay();
  const sections = sectionsFor(who);
  return (
    <SideRail
      label="Workspace"
      isCollapsed={isRailCollapsed}
      onCollapse={() => void change({ isRailCollapsed: !isRailCollapsed })}
      groups={groups.map((group) => ({
        key: group,
        label: groupLabels[group],
        links: sections
          .filter((section) => section.group === group)
          .map(({ key, label, icon, to }) => ({ key, label, icon, to: to({ locationId }) })),
      }))}
    />
  );
};

/** Comes with its calls, after the frame. */
const Bell = lazyPart(() => import('./notifications/bell.tsx'));

const DensityToggle = () => {
  const { density, change } = useDisplay();
  const isCompact = density === 'compact';
  return (
    <IconButton
      icon={isCompact ? Rows2 : Rows4}
      label={isCompact ? 'Comfortable rows' : 'Compact rows'}
      onClick={() => void change({ density: isCompact ? 'comfortable' : 'compact' })}
      className="max-md:hidden"
    />
  );
};

/** Which home this is, help for the screen, how the workspace looks, and who is signed in. */
const DeskBar = ({ topic }: { topic: FaqPage | null }) => {
  const { user, systemUser, support } = useSession();
  const { locationId } = useWorkspace();
  const { pathname } = useLocation();
  return (
    <header
      data-chrome
      className="sticky top-0 z-20 flex h-(--desk-bar) low:static items-center gap-1 border-b border-border bg-bg px-2 sm:px-3"
    >
      <Link
        to={workPaths.providerDashboard({ locationId })}
        aria-label="Yarrow, dashboard"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-primary"
      >
        <Sprig size={26} />
      </Link>
      <div className="mr-auto min-w-0">
        <HomeSwitcher />
      </div>
      <SearchButton load={() => import('./palette/palette.tsx')} />
      <FaqButton topic={topic ?? sectionAt(pathname).faq} className="size-9 border-transparent bg-transparent" />
      <Bell fallback={<span className="size-11 shrink-0" />} />
      <DensityToggle />
      {/* A phone's bar has no room for it: the search has it too. */}
      <span className="contents max-sm:hidden">
        <ThemeToggle />
      </span>
      {systemUser && <SystemMenu fallback={<span className="h-11 w-23" />} />}
      {user && !support && <AccountMenu user={user} fallback={<span className="size-11" />} />}
    </header>
  );
};

/** The frame of a home's workspace, with its parts at the side or, on a phone, at the bottom. */
export const Desk = () => {
  const { density } = useDisplay();
  return (
    <DeskFrame
      density={density}
      bar={(topic) => <DeskBar topic={topic} />}
      rail={<Rail />}
      phoneBar={<BottomBar />}
      dialogs={<DeskDialogs />}
    />
  );
};
