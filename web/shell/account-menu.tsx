import { Bell, Building2, LayoutDashboard, LogOut, NotebookPen, ShieldCheck, Store, UserRound } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { can } from '#shared/access/can.ts';
import type { SessionUser } from '#shared/contract/session.ts';
import type { MenuItem } from '#web/ui/menu-popover.tsx';
import { paths } from '../paths.ts';
import { signOut, signOutOfSystem } from '../session/sign-in.ts';
import { useSession } from '../session/use-session.ts';
import { workLocation } from '../session/work-location.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { toast } from '../ui/toast.ts';
import { workPaths } from '../work-paths.ts';

const initials = ({ firstName, lastName }: Pick<SessionUser, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].map((name) => Array.from(name.trim())[0]?.toUpperCase() ?? '').join('');

/** Shows who is signed in, with a menu of what they can do. */
export const AccountMenu = ({ user }: { user: SessionUser }) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const leave = async () => {
    await signOut();
    toast('You are signed out.');
    await navigate(paths.home());
  };
  // In a home's workspace the menu is about that home, elsewhere about the one that opens first.
  const home = workLocation(pathname, user)?.locationId ?? user.providerLocationId;
  const membership = user.memberships.find(({ locationId }) => locationId === home) ?? null;
  const own: MenuItem[] = home
    ? [
        {
          key: 'dashboard',
          label: 'Dashboard',
          icon: LayoutDashboard,
          onAction: () => void navigate(workPaths.providerDashboard({ locationId: home })),
        },
        // The page is the home's own, and not a trade company's that works with it.
        ...(can(membership, 'case-files.read')
          ? [
              {
                key: 'home-page',
                label: 'Your public page',
                icon: Store,
                onAction: () => void navigate(paths.funeralHome({ locationId: home })),
              },
            ]
          : []),
        {
          key: 'notification-settings',
          label: 'Notification settings',
          icon: Bell,
          onAction: () => void navigate(`${workPaths.providerDashboard({ locationId: home })}?drawer=notification-settings`),
        },
        ...(user.memberships.length > 1
          ? [
              {
                key: 'locations',
                label: 'Your locations',
                icon: Building2,
                onAction: () => void navigate(workPaths.chooseLocation()),
              },
            ]
          : []),
      ]
    : [
        { key: 'plans', label: 'Your plans', icon: NotebookPen, onAction: () => void navigate(paths.plansDashboard()) },
        { key: 'account', label: 'Account details', icon: UserRound, onAction: () => void navigate(paths.accountDetails()) },
      ];
  return (
    <Menu
      // The initials are visible, so the name includes them: people who use voice control call the button by them (WCAG 2.5.3).
      label={`${initials(user)}, account of ${user.firstName} ${user.lastName}`.replace(/^, a/, 'A')}
      isLabelHidden
      items={[
        ...own,
        {
          key: 'security',
          label: 'Sign-in security',
          icon: ShieldCheck,
          onAction: () => void navigate(paths.accountSecurity()),
        },
        { key: 'sign-out', label: 'Sign out', icon: LogOut, onAction: () => void leave() },
      ]}
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

/** Shows the menu of this browser's system administrator. While they act for someone, it has nothing of their own. */
export const SystemMenu = () => {
  const navigate = useNavigate();
  const { support } = useSession();
  const leave = async () => {
    await signOutOfSystem();
    await navigate(paths.systemLogin());
  };
  return (
    <Menu
      label="System administration"
      items={[
        ...(support
          ? []
          : [{ key: 'homes', label: 'Funeral homes', icon: Store, onAction: () => void navigate(workPaths.systemProviders()) }]),
        {
          key: 'support',
          label: support ? 'Support session' : 'Support login',
          icon: UserRound,
          onAction: () => void navigate(workPaths.systemSupportLogin()),
        },
        ...(support
          ? []
          : [
              {
                key: 'security',
                label: 'Sign-in security',
                icon: ShieldCheck,
                onAction: () => void navigate(workPaths.systemSecurity()),
              },
            ]),
        { key: 'sign-out', label: 'Sign out of system', icon: LogOut, onAction: () => void leave() },
      ]}
      className="min-h-11 px-3 text-sm font-semibold text-muted hover:bg-sunken hover:text-text"
    >
      System
    </Menu>
  );
};
