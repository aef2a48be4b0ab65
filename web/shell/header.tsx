import { LogOut, Moon, Store, Sun, UserRound } from 'lucide-react';
import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom';
import type { SessionUser } from '#shared/contract/session.ts';
import { paths } from '../paths.ts';
import { signOut, signOutOfSystem } from '../session/sign-in.ts';
import { useSession } from '../session/use-session.ts';
import { chooseTheme, useTheme } from '../theme.ts';
import { buttonClass, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import { toast } from '../ui/toast.ts';
import { Wordmark } from './wordmark.tsx';

const ThemeToggle = () => {
  const theme = useTheme();
  // CSS shows the right icon before any script runs; the press reads what is really seen.
  const toggle = () => {
    const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    chooseTheme(isDark ? 'light' : 'dark');
  };
  return (
    <>
      <IconButton icon={Moon} label="Use dark theme" onClick={toggle} className="only-light" />
      <IconButton icon={Sun} label="Use light theme" onClick={toggle} className="only-dark" />
    </>
  );
};

const initials = ({ firstName, lastName }: Pick<SessionUser, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].map((name) => Array.from(name.trim())[0]?.toUpperCase() ?? '').join('');

const AccountMenu = ({ user }: { user: SessionUser }) => {
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    toast('You are signed out.');
    await navigate(paths.home());
  };
  const own: MenuItem = user.providerLocationId
    ? {
        key: 'home-page',
        label: 'Your public page',
        icon: Store,
        onAction: () => void navigate(paths.funeralHome({ locationId: user.providerLocationId ?? '' })),
      }
    : { key: 'account', label: 'Account details', icon: UserRound, onAction: () => void navigate(paths.accountDetails()) };
  return (
    <Menu
      label={`Account of ${user.firstName} ${user.lastName}`}
      isLabelHidden
      items={[own, { key: 'sign-out', label: 'Sign out', icon: LogOut, onAction: () => void leave() }]}
      className="inline-flex size-11 items-center justify-center"
    >
      <span
        className="inline-flex size-9 items-center justify-center rounded-full bg-primary-soft text-sm font-semibold text-primary"
        aria-hidden="true"
      >
        {initials(user) || <Icon of={UserRound} size={18} />}
      </span>
    </Menu>
  );
};

const SystemMenu = () => {
  const navigate = useNavigate();
  const leave = async () => {
    await signOutOfSystem();
    await navigate(paths.systemLogin());
  };
  return (
    <Menu
      label="System administration"
      items={[
        { key: 'support', label: 'Support login', icon: UserRound, onAction: () => void navigate(paths.systemSupportLogin()) },
        { key: 'sign-out', label: 'Sign out of system', icon: LogOut, onAction: () => void leave() },
      ]}
      className="min-h-11 px-3 text-sm font-semibold text-muted hover:bg-sunken hover:text-text"
    >
      System
    </Menu>
  );
};

const SignInLink = () => {
  const { pathname, search } = useLocation();
  // A sign-in from a screen comes back to it; from the login itself or from home there is nothing to come back to.
  const here = pathname === '/' || /^\/login/i.test(pathname) ? undefined : pathname + search;
  return (
    <Link to={paths.login({ redirect: here })} className={buttonClass('secondary', 'compact')}>
      Sign in
    </Link>
  );
};

/** The top of every screen: the way home, and who is signed in. */
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
            end
            className="inline-flex min-h-11 items-center rounded-control px-3 font-medium text-muted transition-colors duration-(--hover) hover:bg-sunken hover:text-text aria-[current=page]:text-text"
          >
            Find a funeral home
          </NavLink>
        </nav>
        <ThemeToggle />
        {systemUser && <SystemMenu />}
        <div className="flex min-w-23 justify-end">
          {user && !support ? <AccountMenu user={user} /> : systemUser ? null : <SignInLink />}
        </div>
      </div>
    </header>
  );
};
