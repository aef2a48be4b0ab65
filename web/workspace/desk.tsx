import { Rows2, Rows4 } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import type { FaqPage } from '#shared/model/faq-pages.ts';
import { FaqButton } from '#web/parts/faq/faq-button.tsx';
import { useSession } from '#web/session/use-session.ts';
import { AccountMenu, SystemMenu, ThemeToggle } from '#web/shell/header.tsx';
import { CONTENT } from '#web/shell/shell.tsx';
import { Sprig } from '#web/shell/wordmark.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Link } from '#web/ui/link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { BottomBar } from './bottom-bar.tsx';
import { HelpTopicContext } from './desk-context.ts';
import { DeskDialogs } from './desk-dialogs.tsx';
import { HomeSwitcher } from './home-switcher.tsx';
import { SearchButton } from './palette/search-button.tsx';
import { Rail } from './rail.tsx';
import { sectionAt } from './sections.ts';
import { useDisplay } from './use-display.ts';
import { useWorkspace } from './use-workspace.ts';

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
      className="sticky top-0 z-20 flex h-(--desk-bar) items-center gap-1 border-b border-border bg-bg px-2 sm:px-3"
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
      <SearchButton />
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

/** Height of the bar, which sticky parts of screens stop at. A phone's other bar is `--phone-bar`. */
const bar = { '--desk-bar': '3.25rem' } as CSSProperties;

/** The frame of a home's workspace: as wide as the window, with its parts at the side or, on a phone, at the bottom. Prints nothing of itself. */
export const Desk = () => {
  const [topic, setTopic] = useState<FaqPage | null>(null);
  const { density } = useDisplay();
  return (
    <HelpTopicContext value={setTopic}>
      <div style={bar} data-density={density} className="flex min-h-dvh flex-col">
        <DeskBar topic={topic} />
        <div className="flex flex-1">
          <Rail />
          <main id={CONTENT} tabIndex={-1} className="min-w-0 flex-1 pb-(--phone-bar) print:pb-0">
            <Outlet />
          </main>
        </div>
        <BottomBar />
        <DeskDialogs />
      </div>
    </HelpTopicContext>
  );
};
