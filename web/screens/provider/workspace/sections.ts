import { Boxes, CircleDollarSign, FileText, LayoutDashboard, type LucideIcon, Store, Users } from 'lucide-react';
import { paths } from '#web/paths.ts';
import type { Workspace } from './use-workspace.ts';

export type Section = { key: string; label: string; icon: LucideIcon; to: (at: { locationId: string }) => string };

const dashboard: Section = { key: 'dashboard', label: 'Dashboard', icon: LayoutDashboard, to: paths.providerDashboard };

/** The parts of a home's workspace, in the order of the navigation. */
const ofStaff: readonly Section[] = [
  dashboard,
  { key: 'profile', label: 'Profile', icon: Store, to: paths.providerProfile },
  { key: 'template-builder', label: 'Packages', icon: Boxes, to: paths.templateBuilder },
  { key: 'pricing', label: 'Pricing', icon: CircleDollarSign, to: paths.pricing },
  { key: 'price-list', label: 'Price list', icon: FileText, to: paths.priceList },
  { key: 'team', label: 'Team', icon: Users, to: paths.team },
];

/** What a person finds in a home's workspace: a trade company its dashboard alone. */
export const sectionsFor = (kind: Workspace['kind']): readonly Section[] => (kind === 'staff' ? ofStaff : [dashboard]);

/** The part that an address is in; the dashboard for one that is in none. */
export const sectionAt = (pathname: string): Section =>
  ofStaff.find(({ key }) => pathname.split('/')[3]?.toLowerCase() === key) ?? dashboard;
