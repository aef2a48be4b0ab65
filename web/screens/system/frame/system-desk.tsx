import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FaqPage } from '#shared/model/faq-pages.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { FaqButton } from '#web/parts/faq/faq-button.tsx';
import { refreshSupport, useSupportNews } from '#web/parts/use-support-news.ts';
import { useSession } from '#web/session/use-session.ts';
import { SystemMenu, ThemeToggle } from '#web/shell/header.tsx';
import { Sprig } from '#web/shell/wordmark.tsx';
import { Link } from '#web/ui/link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { DeskFrame } from '#web/workspace/desk-frame.tsx';
import { SearchButton } from '#web/workspace/palette/search-button.tsx';
import { PhoneBar } from '#web/workspace/phone-bar.tsx';
import { SideRail } from '#web/workspace/side-rail.tsx';
import { NounOverridesContext } from '../catalog/noun-override.ts';
import { nounOverrides } from '../noun-overrides.ts';
import { SystemDialogs } from './system-dialogs.tsx';
import { supportLinks, systemGroups, systemLinks } from './system-links.ts';

/** Help for the screen, the search, how the screen looks, and who is signed in. */
const SystemBar = ({ topic }: { topic: FaqPage | null }) => {
  const { systemUser, support } = useSession();
  return (
    <header
      data-chrome
      className="sticky top-0 z-20 flex h-(--desk-bar) low:static items-center gap-1 border-b border-border bg-bg px-2 sm:px-3"
    >
      <Link
        to={support ? workPaths.systemSupportLogin() : workPaths.systemHome()}
        aria-label="Yarrow, system administration"
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-primary"
      >
        <Sprig size={26} />
      </Link>
      <p className="mr-auto min-w-0 truncate px-1 font-semibold">
        {systemUser ? `${systemUser.firstName} ${systemUser.lastName}` : 'System'}
      </p>
      {!support && <SearchButton load={() => import('./system-palette.tsx')} />}
      <FaqButton topic={topic ?? 'system'} className="size-9 border-transparent bg-transparent" />
      <span className="contents max-sm:hidden">
        <ThemeToggle />
      </span>
      <SystemMenu fallback={<span className="h-11 w-23" />} />
    </header>
  );
};

const rail = browserStorage('browser', 'system-rail');

const SystemRail = () => {
  const { support } = useSession();
  const [isCollapsed, setIsCollapsed] = useState(() => (rail.read() as { isCollapsed?: boolean } | null)?.isCollapsed === true);
  const collapse = () => {
    rail.write(isCollapsed ? null : { isCollapsed: true });
    setIsCollapsed(!isCollapsed);
  };
  const groups = support ? [{ key: 'homes', label: 'Homes and access', links: supportLinks }] : systemGroups;
  return <SideRail label="System" groups={groups} isCollapsed={isCollapsed} onCollapse={collapse} />;
};

/** The screens of a phone's bar; the others are in its menu, and on the overview. */
const onPhone = ['home', 'drafts', 'releases', 'providers'];

/** What fits under an icon of that bar. */
const shortLabels: Readonly<Record<string, string>> = { providers: 'Homes' };

const SystemPhoneBar = () => {
  const { support } = useSession();
  const { pathname } = useLocation();
  const links = support
    ? supportLinks
    : systemLinks
        .filter(({ key }) => onPhone.includes(key))
        .map((link) => ({ ...link, label: shortLabels[link.key] ?? link.label }));
  const others = support ? [] : systemLinks.filter(({ key }) => !onPhone.includes(key));
  return (
    <PhoneBar
      label="System"
      menuLabel="More screens"
      links={links}
      others={others}
      isElsewhere={others.some(({ to }) => pathname.toLowerCase().startsWith(to.toLowerCase()))}
    />
  );
};

/** How long a tab may rely on what it last knew when someone comes back to it. */
const KNOWN_MS = 60_000;

/** Learns that acting for someone began or ended in another tab, also when someone comes back to a tab that was frozen. */
const useSupportElsewhere = () => {
  useSupportNews();
  useEffect(() => {
    let knownAt = Date.now();
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - knownAt < KNOWN_MS) return;
      knownAt = Date.now();
      void refreshSupport();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
};

/** The frame of the System area, for every screen of administrators but their sign-in. */
export const Component = () => {
  useSupportElsewhere();
  return (
    <NounOverridesContext value={nounOverrides}>
      <DeskFrame
        density="compact"
        bar={(topic) => <SystemBar topic={topic} />}
        rail={<SystemRail />}
        phoneBar={<SystemPhoneBar />}
        dialogs={<SystemDialogs />}
      />
    </NounOverridesContext>
  );
};
