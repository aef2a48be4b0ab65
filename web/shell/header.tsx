import { Moon, Sun } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { paths } from '../paths.ts';
import { useSession } from '../session/use-session.ts';
import { chooseTheme, isDarkNow } from '../theme.ts';
import { buttonClass, IconButton } from '../ui/button.tsx';
import { Link, NavLink } from '../ui/link.tsx';
import { Wordmark } from './wordmark.tsx';

/** Switches between the light and the dark theme. */
export const ThemeToggle = () => {
  // CSS shows the right icon before any script runs, and the press reads which theme is visible.
  const toggle = () => chooseTheme(isDarkNow() ? 'light' : 'dark');
  return (
    <>
      <IconButton icon={Moon} label="Use dark theme" onClick={toggle} className="only-light" />
      <IconButton icon={Sun} label="Use light theme" onClick={toggle} className="only-dark" />
    </>
  );
};

/** Menus come with a session, and with them the calls that end it; most visits to the home screen have none. */
export const AccountMenu = lazyPart(() => import('./account-menu.tsx').then((module) => ({ default: module.AccountMenu })));
export const SystemMenu = lazyPart(() => import('./account-menu.tsx').then((module) => ({ default: module.SystemMenu })));

/** Reserves the space of a menu whose code is loading. */
const place = <span className="h-11 min-w-23" />;

const SignInLink = () => {
  const { pathname, search } = useLocation();
  // A sign-in from a screen comes back to it. From the sign-in itself or the home screen, there is nothing to come back to.
  // A signer needs no account, and would be asked for one there.
  if (pathname.startsWith('/document-signing/')) return null;
  const here = pathname === '/' || /^\/(system\/)?login/i.test(pathname) ? undefined : pathname + search;
  return (
    <Link to={paths.login({ redirect: here })} className={buttonClass('secondary', 'compact')}>
      Sign in
    </Link>
  );
};

/** Shows the header of a screen that is one task: it leads nowhere. */
export const BareHeader = () => (
  <header data-chrome className="border-b border-border bg-bg">
    <div className="mx-auto flex min-h-(--header-height) max-w-page items-center justify-between px-(--page-gutter)">
      <Wordmark />
      <ThemeToggle />
    </div>
  </header>
);

/** Shows the header of every screen: the link to the home screen, and who is signed in. */
export const Header = () => {
  const { user, systemUser, support } = useSession();
  return (
    <header data-chrome className="border-b border-border bg-bg">
      <div className="mx-auto flex min-h-(--header-height) max-w-page items-center gap-1 px-(--page-gutter)">
        <Link to={paths.home()} aria-label="Yarrow, home" className="mr-auto inline-flex min-h-11 items-center rounded-chip pr-2">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="mr-2 hidden sm:block">
          <NavLink
            to={paths.home()}
            isExact
            className="inline-flex min-h-11 items-center rounded-control px-3 font-medium text-muted transition-colors duration-(--hover) hover:bg-sunken hover:text-text aria-[current=page]:text-text"
          >
            Find a funeral home
          </NavLink>
        </nav>
        <ThemeToggle />
        {systemUser && <SystemMenu fallback={place} />}
        {/* Reserves the space of `Sign in`, which system administrators don't see. */}
        <div className={systemUser ? 'flex' : 'flex min-w-23 justify-end'}>
          {user && !support ? <AccountMenu user={user} fallback={place} /> : systemUser ? null : <SignInLink />}
        </div>
      </div>
    </header>
  );
};
