import {
  Boxes,
  CircleDollarSign,
  FileText,
  FolderOpen,
  LayoutDashboard,
  ListTodo,
  type LucideIcon,
  Store,
  Users,
} from 'lucide-react';
import type { FaqPage } from '#shared/model/faq-pages.ts';
import { workPaths } from '#web/work-paths.ts';
import type { Workspace } from './use-workspace.ts';

export type Section = {
  key: string;
  label: string;
  icon: LucideIcon;
  to: (at: { locationId: string }) => string;
  /** The questions and answers of its screens, where a screen names no others. */
  faq: FaqPage;
};

const dashboard: Section = {
  key: 'dashboard',
  label: 'Dashboard',
  icon: LayoutDashboard,
  to: workPaths.providerDashboard,
  faq: 'dashboard',
};

const myDay: Section = { key: 'my-day', label: 'My day', icon: ListTodo, to: workPaths.myDay, faq: 'my-day' };

const cases: Section = { key: 'cases', label: 'Cases', icon: FolderOpen, to: workPaths.cases, faq: 'cases' };

/** The parts of a home's workspace, in the order of the navigation. */
const ofStaff: readonly Section[] = [
  dashboard,
  myDay,
  cases,
  { key: 'profile', label: 'Profile', icon: Store, to: workPaths.providerProfile, faq: 'profile' },
  { key: 'template-builder', label: 'Packages', icon: Boxes, to: workPaths.templateBuilder, faq: 'packages' },
  { key: 'pricing', label: 'Pricing', icon: CircleDollarSign, to: workPaths.pricing, faq: 'pricing' },
  { key: 'price-list', label: 'Price list', icon: FileText, to: workPaths.priceList, faq: 'price-list' },
  { key: 'team', label: 'Team', icon: Users, to: workPaths.team, faq: 'team' },
];

const ofTrade: readonly Section[] = [dashboard, myDay, cases];

/** What a person finds in a home's workspace: a trade company its dashboard, its tasks and the cases it is assigned to. */
export const sectionsFor = (kind: Workspace['kind']): readonly Section[] => (kind === 'staff' ? ofStaff : ofTrade);

/** The part that an address is in; the dashboard for one that is in none. */
export const sectionAt = (pathname: string): Section =>
  ofStaff.find(({ key }) => pathname.split('/')[3]?.toLowerCase() === key) ?? dashboard;
