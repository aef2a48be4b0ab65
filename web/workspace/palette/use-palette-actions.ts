import {
  Bell,
  BellRing,
  CalendarPlus,
  FileText,
  Keyboard,
  ListPlus,
  LogOut,
  PackagePlus,
  Plus,
  Printer,
  Rows2,
  Rows4,
  Store,
  SunMoon,
  UserPlus,
} from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isGuid } from '#shared/values/ids.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { paths } from '#web/paths.ts';
import { signOut } from '#web/session/sign-in.ts';
import { useSession } from '#web/session/use-session.ts';
import { chooseTheme, isDarkNow } from '#web/theme.ts';
import { toast } from '#web/ui/toast.ts';
import { workPaths } from '#web/work-paths.ts';
import { useSwitchHome } from '../home-switcher.tsx';
import { showDeskDialog } from '../keys/desk-dialog.ts';
import { sectionsFor } from '../sections.ts';
import { useDisplay } from '../use-display.ts';
import { useWorkspace } from '../use-workspace.ts';
import type { PaletteItem } from './palette-item.ts';

/** A page or action with further words that find it. */
export type PaletteAction = PaletteItem & { words: string };

/** Lists the pages that the person may open and the actions that they may take, with the words that find them. */
export const usePaletteActions = (): readonly PaletteAction[] => {
  const { locationId, who, may } = useWorkspace();
  const { user, support } = useSession();
  const { density, change } = useDisplay();
  const navigate = useNavigate();
  const drawer = useDrawer();
  const switchHome = useSwitchHome();
  const [, , , section, caseId] = useLocation().pathname.split('/');
  const openCaseId = section?.toLowerCase() === 'cases' && isGuid(caseId) ? caseId : undefined;
  const isCompact = density === 'compact';
  const action = (key: string, fields: Omit<PaletteAction, 'key' | 'group'>): PaletteAction => ({
    key,
    group: 'Actions',
    ...fields,
  });
  const leave = async () => {
    await signOut();
    toast('You are signed out.');
    await navigate(paths.home());
  };
  const pages = sectionsFor(who).map(
    ({ key, label, icon, to, shortcut }): PaletteAction => ({
      key: `page-${key}`,
      group: 'Pages',
      icon,
      label,
      words: 'go to open page',
      keys: ['g', shortcut],
      to: to({ locationId }),
    }),
  );
  const at = { locationId };
  const allowed: readonly (readonly [isAllowed: boolean, action: PaletteAction])[] = [
    [
      may('cases.change'),
      action('add-case', {
        icon: Plus,
        label: 'Add case',
        words: 'new first call',
        keys: ['c'],
        to: workPaths.firstCall(at),
      }),
    ],
    [
      may('cases.change'),
      action('add-entry', {
        icon: CalendarPlus,
        label: 'Add calendar entry',
        words: 'new appointment event service viewing schedule',
        to: workPaths.calendar({ ...at, add: true }),
      }),
    ],
    [
      may('tasks.change'),
      action('add-task', {
        icon: ListPlus,
        label: 'Add task',
        words: 'new to do reminder own',
        run: () => drawer.open('add-task', openCaseId === undefined ? {} : { case: openCaseId }),
      }),
    ],
    [
      may('team.manage'),
      action('invite', {
        icon: UserPlus,
        label: 'Invite a team member',
        words: 'add staff colleague employee',
        to: workPaths.teamInvite(at),
      }),
    ],
    [
      may('packages.change'),
      action('new-package', {
        icon: PackagePlus,
        label: 'New package',
        words: 'add create',
        to: workPaths.templateBuilder({ ...at, packageId: 'new' }),
      }),
    ],
    [
      may('price-lists.publish'),
      action('publish', {
        icon: FileText,
        label: 'Publish price list',
        words: 'gpl general prices',
        to: workPaths.priceList(at),
      }),
    ],
    [
      may('prices.read'),
      action('print-list', {
        icon: Printer,
        label: 'Open price list',
        words: 'gpl general prices print',
        to: workPaths.priceList(at),
      }),
    ],
    [
      true,
      action('notifications', {
        icon: Bell,
        label: 'Open notifications',
        words: 'bell mentions unread',
        keys: ['g', 'n'],
        run: () => drawer.open('notifications'),
      }),
    ],
    [
      true,
      action('notification-settings', {
        icon: BellRing,
        label: 'Notification settings',
        words: 'bell email choose preferences',
        run: () => drawer.open('notification-settings'),
      }),
    ],
    [
      true,
      action('density', {
        icon: isCompact ? Rows2 : Rows4,
        label: isCompact ? 'Use comfortable rows' : 'Use compact rows',
        words: 'density display toggle',
        run: () => void change({ density: isCompact ? 'comfortable' : 'compact' }),
      }),
    ],
    [
      true,
      action('theme', {
        icon: SunMoon,
        label: isDarkNow() ? 'Use light theme' : 'Use dark theme',
        words: 'toggle display colors',
        run: () => chooseTheme(isDarkNow() ? 'light' : 'dark'),
      }),
    ],
    [
      true,
      action('keys', {
        icon: Keyboard,
        label: 'Show keys',
        words: 'keyboard shortcuts help',
        keys: ['?'],
        run: () => showDeskDialog('keys'),
      }),
    ],
    ...(user?.memberships ?? [])
      .filter((home) => home.locationId !== locationId)
      .map(
        (home) =>
          [
            true,
            action(`home-${home.locationId}`, {
              icon: Store,
              label: `Switch to ${home.locationName}`,
              words: 'change home location',
              run: () => switchHome(home),
            }),
          ] as const,
      ),
    [
      user !== null && !support,
      action('sign-out', { icon: LogOut, label: 'Sign out', words: 'log out leave', run: () => void leave() }),
    ],
  ];
  return [...pages, ...allowed.flatMap(([isAllowed, each]) => (isAllowed ? [each] : []))];
};
