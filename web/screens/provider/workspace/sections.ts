import { Boxes, CircleDollarSign, FileText, FolderOpen, LayoutDashboard, type LucideIcon, Store, Users } from 'lucide-react';
import { workPaths } from '#web/work-paths.ts';
import type { Workspace } from './use-workspace.ts';

export type Section = { key: string; label: string; icon: LucideIcon; to: (at: { locationId: string }) => string };

const dashboard: Section = { key: 'dashboard', label: 'Dashboard', icon: LayoutDashboard, to: workPaths.providerDashboard };

const cases: Section = { key: 'cases', label: 'Cases', icon: FolderOpen, to: workPaths.cases };

/** The parts of a home's workspace, in the order of the navigation. */
const ofStaff: readonly Section[] = [
  dashboard,
  cases,
  { key: 'profile', label: 'Profile', icon: Store, to: workPaths.providerProfile },
  { key: 'template-builder', label: 'Packages', icon: Boxes, to: workPaths.templateBuilder },
  { key: 'pricing', label: 'Pricing', icon: CircleDollarSign, to: workPaths.pricing },
  { key: 'price-list', label: 'Price list', icon: FileText, to: workPaths.priceList },
  { key: 'team', label: 'Team', icon: Users, to: workPaths.team },
];

const ofTrade: readonly Section[] = [dashboard, cases];

/** What a person finds in a home's workspace: a trade company its dashboard and the cases it is assigned to. */
export const sectionsFor = (kind: Workspace['kind']): readonly Section[] => (kind === 'staff' ? ofStaff : ofTrade);

/** The part that an address is in; the dashboard for one that is in none. */
export const sectionAt = (pathname: string): Section =>
  ofStaff.find(({ key }) => pathname.split('/')[3]?.toLowerCase() === key) ?? dashboard;
