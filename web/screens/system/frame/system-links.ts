import {
  ChartNoAxesColumn,
  FileClock,
  FilePenLine,
  FileSignature,
  FileUp,
  Hammer,
  LayoutDashboard,
  MapPin,
  Receipt,
  ShieldCheck,
  Store,
  UserRound,
  Users,
} from 'lucide-react';
import { workPaths } from '#web/work-paths.ts';
import type { RailLink } from '#web/workspace/side-rail.tsx';
import { nounScreens, type SystemGroup } from '../catalog/noun-screens.ts';

/** A screen of the System area in its rail. `shortcut` is the second key after `g`. */
export type SystemLink = RailLink & { shortcut?: string };

const groupLabels: Readonly<Record<SystemGroup, string>> = {
  releases: 'Changes',
  catalog: 'Catalog',
  questions: 'Questions',
  merchandise: 'Merchandise',
  tasks: 'Tasks',
  papers: 'Papers',
  homes: 'Homes and access',
};

/** Screens that aren't about one noun, after those that are. */
const others: Readonly<Partial<Record<SystemGroup, readonly SystemLink[]>>> = {
  merchandise: [{ key: 'bulk-insert', label: 'Bulk insert', icon: FileUp, to: workPaths.systemBulkInsert() }],
  releases: [
    { key: 'home', label: 'Overview', icon: LayoutDashboard, to: workPaths.systemHome(), isExact: true, shortcut: 'h' },
    { key: 'drafts', label: 'Drafts', icon: FilePenLine, to: workPaths.systemDrafts(), shortcut: 'd' },
    { key: 'releases', label: 'Releases', icon: FileClock, to: workPaths.systemReleases(), shortcut: 'r' },
  ],
  catalog: [{ key: 'builders', label: 'Service builders', icon: Hammer, to: workPaths.systemBuilders() }],
  tasks: [{ key: 'task-counts', label: 'Task results', icon: ChartNoAxesColumn, to: workPaths.systemTasks() }],
  papers: [
    { key: 'home-contracts', label: 'Contracts of homes', icon: FileSignature, to: workPaths.systemLocationContracts() },
    { key: 'home-gpls', label: 'Price lists of homes', icon: Receipt, to: workPaths.systemLocationGpls() },
  ],
  homes: [
    { key: 'providers', label: 'Funeral homes', icon: Store, to: workPaths.systemProviders(), shortcut: 'f' },
    { key: 'home-users', label: 'Home users', icon: Users, to: workPaths.systemProviderUsers(), shortcut: 'u' },
    { key: 'locations', label: 'Locations', icon: MapPin, to: workPaths.systemLocations(), shortcut: 'l' },
    { key: 'support', label: 'Support login', icon: UserRound, to: workPaths.systemSupportLogin() },
    { key: 'security', label: 'Sign-in security', icon: ShieldCheck, to: workPaths.systemSecurity() },
  ],
};

/** Keys of the screens that are open most. */
const shortcuts: Readonly<Record<string, string>> = {
  '/System/Services': 's',
  '/System/PricingQuestionGroups': 'q',
  '/System/CaseQuestionGroups': 'c',
  '/System/SystemDisplayServices': 'v',
  '/System/Merchandise/GlobalItems': 'i',
  '/System/TaskTriggers': 't',
};

/** The rail of the System area: its screens in groups. */
export const systemGroups = (Object.keys(groupLabels) as SystemGroup[])
  .map((group) => ({
    key: group,
    label: groupLabels[group],
    links: [
      ...nounScreens
        .filter((screen) => screen.group === group)
        .map(({ path, title, icon }): SystemLink => {
          const shortcut = shortcuts[path];
          return { key: path, label: title, icon, to: path, ...(shortcut ? { shortcut } : {}) };
        }),
      ...(others[group] ?? []),
    ],
  }))
  .filter(({ links }) => links.length > 0);

/** Every screen of the rail. */
export const systemLinks: readonly SystemLink[] = systemGroups.flatMap(({ links }) => links);

/** What an administrator who acts for someone may open. */
export const supportLinks: readonly SystemLink[] = systemLinks.filter(({ key }) => key === 'support');
