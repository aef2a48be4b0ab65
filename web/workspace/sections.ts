import {
  BedDouble,
  Boxes,
  CalendarDays,
  ChartColumn,
  CircleDollarSign,
  FileText,
  FolderOpen,
  LayoutDashboard,
  ListTodo,
  type LucideIcon,
  MessagesSquare,
  ShoppingBag,
  Store,
  Tag,
  Users,
} from 'lucide-react';
import { can, type Member } from '#shared/access/can.ts';
import type { Permission } from '#shared/access/permissions.ts';
import type { FaqPage } from '#shared/model/faq-pages.ts';
import { workPaths } from '#web/work-paths.ts';

export type Section = {
  key: string;
  label: string;
  icon: LucideIcon;
  to: (at: { locationId: string }) => string;
  /** The questions and answers of its screens, unless a screen names others. */
  faq: FaqPage;
  /** The permission that its screens need. */
  permission: Permission;
  /** `work` is what a day consists of; `home` is what the home is and charges. */
  group: 'work' | 'home';
  /** The second key of its shortcut: `g` and then this one. */
  shortcut: string;
};

const dashboard: Section = {
  key: 'dashboard',
  label: 'Dashboard',
  icon: LayoutDashboard,
  to: workPaths.providerDashboard,
  faq: 'dashboard',
  permission: 'cases.read',
  group: 'home',
  shortcut: 'd',
};

const myDay: Section = {
  key: 'my-day',
  label: 'Today',
  icon: ListTodo,
  to: workPaths.myDay,
  faq: 'my-day',
  permission: 'cases.read',
  group: 'work',
  shortcut: 't',
};

const cases: Section = {
  key: 'cases',
  label: 'Cases',
  icon: FolderOpen,
  to: workPaths.cases,
  faq: 'cases',
  permission: 'cases.read',
  group: 'work',
  shortcut: 'c',
};

const calendar: Section = {
  key: 'calendar',
  label: 'Calendar',
  icon: CalendarDays,
  to: workPaths.calendar,
  faq: 'calendar',
  permission: 'cases.read',
  group: 'work',
  shortcut: 'a',
};

/** The parts of a home's workspace, in the order of the navigation. */
const sections: readonly Section[] = [
  myDay,
  cases,
  calendar,
  {
    key: 'messages',
    label: 'Messages',
    icon: MessagesSquare,
    to: workPaths.messages,
    faq: 'messages',
    permission: 'messages.read',
    group: 'work',
    shortcut: 'i',
  },
  {
    key: 'people-in-care',
    label: 'People in care',
    icon: BedDouble,
    to: workPaths.peopleInCare,
    faq: 'cases',
    permission: 'case-files.read',
    group: 'home',
    shortcut: 'w',
  },
  dashboard,
  {
    key: 'profile',
    label: 'Profile',
    icon: Store,
    to: workPaths.providerProfile,
    faq: 'profile',
    permission: 'location.read',
    group: 'home',
    shortcut: 'h',
  },
  {
    key: 'template-builder',
    label: 'Packages',
    icon: Boxes,
    to: workPaths.templateBuilder,
    faq: 'packages',
    permission: 'prices.read',
    group: 'home',
    shortcut: 'k',
  },
  {
    key: 'pricing',
    label: 'Pricing',
    icon: CircleDollarSign,
    to: workPaths.pricing,
    faq: 'pricing',
    permission: 'prices.read',
    group: 'home',
    shortcut: 'p',
  },
  {
    key: 'merchandise',
    label: 'Merchandise',
    icon: ShoppingBag,
    to: workPaths.merchandise,
    faq: 'merchandise',
    permission: 'prices.read',
    group: 'home',
    shortcut: 'e',
  },
  {
    key: 'price-list',
    label: 'Price list',
    icon: FileText,
    to: workPaths.priceList,
    faq: 'price-list',
    permission: 'prices.read',
    group: 'home',
    shortcut: 'l',
  },
  {
    key: 'tags',
    label: 'Tags',
    icon: Tag,
    to: workPaths.tags,
    faq: 'cases',
    permission: 'case-files.read',
    group: 'home',
    shortcut: 'b',
  },
  {
    key: 'team',
    label: 'Team',
    icon: Users,
    to: workPaths.team,
    faq: 'team',
    permission: 'team.read',
    group: 'home',
    shortcut: 'm',
  },
  {
    key: 'reports',
    label: 'Reports',
    icon: ChartColumn,
    to: workPaths.reports,
    faq: 'reports',
    permission: 'reports.read',
    group: 'home',
    shortcut: 'r',
  },
];

/** Returns the parts of a home's workspace that a member may read. */
export const sectionsFor = (member: Member | null): readonly Section[] =>
  sections.filter(({ permission }) => can(member, permission));

/** Returns the part that an address is in, if someone of the home's staff may not see it; `null` lets them in, and leaves trade companies to `guardLocation`. */
export const refusedSection = (member: Member | null, pathname: string): Section | null => {
  const section = sectionAt(pathname);
  return can(member, 'case-files.read') && !can(member, section.permission) ? section : null;
};

/** Returns the part that an address is in, or the dashboard if it is in none. */
export const sectionAt = (pathname: string): Section =>
  sections.find(({ key }) => pathname.split('/')[3]?.toLowerCase() === key) ?? dashboard;
