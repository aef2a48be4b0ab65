import { caseScreens } from './case-screens.ts';
import type { Screen } from './routing/screen.ts';

/** The screens for a funeral home's staff, and those for joining. */
export const workspaceScreens: readonly Screen[] = [
  {
    path: '/provider-signup',
    audience: 'public',
    title: 'For funeral homes',
    load: () => import('./screens/provider/sign-up/provider-sign-up.tsx'),
  },
  {
    path: '/usersignup/:tokenId',
    audience: 'public',
    title: 'Join your team',
    load: () => import('./screens/account/staff-sign-up.tsx'),
  },
  {
    path: '/locations',
    audience: 'provider',
    title: 'Your locations',
    load: () => import('#web/screens/provider/choose-location.tsx'),
  },
  {
    path: '/locations/:locationId',
    audience: 'provider',
    title: 'Dashboard',
    load: () => import('#web/screens/provider/to-dashboard.tsx'),
  },
  {
    path: '/locations/:locationId/dashboard',
    audience: 'provider',
    title: 'Dashboard',
    load: () => import('./screens/provider/dashboard/dashboard.tsx'),
  },
  {
    path: '/locations/:locationId/my-day',
    audience: 'provider',
    title: 'Today',
    load: () => import('#web/screens/provider/today/today.tsx'),
  },
  {
    path: '/locations/:locationId/messages',
    audience: 'provider',
    title: 'Messages',
    load: () => import('./screens/messages/messages.tsx'),
  },
  {
    path: '/locations/:locationId/messages/templates',
    audience: 'provider',
    title: 'Message templates',
    load: () => import('./screens/messages/message-templates.tsx'),
  },
  {
    path: '/locations/:locationId/messages/:threadId',
    audience: 'provider',
    title: 'Message',
    load: () => import('./screens/messages/messages.tsx'),
  },
  ...caseScreens,
  {
    path: '/locations/:locationId/calendar',
    audience: 'provider',
    title: 'Calendar',
    load: () => import('./screens/calendar/calendar.tsx'),
  },
  {
    path: '/locations/:locationId/calendar/resources',
    audience: 'provider',
    title: 'Rooms and vehicles',
    load: () => import('./screens/calendar/resources.tsx'),
  },
  {
    path: '/locations/:locationId/calendar/day-sheet',
    audience: 'provider',
    title: 'Day sheet',
    load: () => import('./screens/calendar/day-sheet.tsx'),
  },
  {
    path: '/locations/:locationId/profile',
    audience: 'provider',
    title: 'Profile',
    load: () => import('./screens/provider/profile/profile.tsx'),
  },
  {
    path: '/locations/:locationId/template-builder',
    audience: 'provider',
    title: 'Packages',
    load: () => import('./screens/provider/packages/packages.tsx'),
  },
  {
    path: '/locations/:locationId/template-builder/:packageId',
    audience: 'provider',
    title: 'Package',
    load: () => import('./screens/provider/packages/template-builder.tsx'),
  },
  {
    path: '/locations/:locationId/merchandise',
    audience: 'provider',
    title: 'Merchandise',
    load: () => import('./screens/provider/merchandise/merchandise.tsx'),
  },
  {
    path: '/locations/:locationId/merchandise/:categoryId',
    audience: 'provider',
    title: 'Merchandise',
    load: () => import('./screens/provider/merchandise/merchandise-category.tsx'),
  },
  {
    path: '/locations/:locationId/pricing',
    audience: 'provider',
    title: 'Pricing',
    load: () => import('./screens/provider/pricing/pricing.tsx'),
  },
  {
    path: '/locations/:locationId/pricing/:serviceCategoryId',
    audience: 'provider',
    title: 'Pricing',
    load: () => import('./screens/provider/pricing/category-prices.tsx'),
  },
  {
    path: '/locations/:locationId/price-list',
    audience: 'provider',
    title: 'General price list',
    load: () => import('./screens/provider/price-list/price-list.tsx'),
  },
  {
    path: '/locations/:locationId/reports',
    audience: 'provider',
    title: 'Reports',
    load: () => import('./screens/provider/reports/reports.tsx'),
  },
  {
    path: '/locations/:locationId/team',
    audience: 'provider',
    title: 'Team',
    load: () => import('./screens/provider/team/team.tsx'),
  },
  {
    path: '/locations/:locationId/team/team-member/:employeeId',
    audience: 'provider',
    title: 'Team member',
    load: () => import('./screens/provider/team/team-member.tsx'),
  },
  {
    path: '/locations/:locationId/team/invite',
    audience: 'provider',
    title: 'Invite a team member',
    load: () => import('./screens/provider/team/invite.tsx'),
  },
  {
    path: '/plans/contacts/:planId/:action',
    audience: 'provider',
    title: 'Plan contacts',
    load: () => import('./screens/provider/plans/plan-contacts.tsx'),
  },
  {
    path: '/plans/plan/:planId/contact/:contactId',
    audience: 'provider',
    title: 'Plan contact',
    load: () => import('./screens/provider/plans/plan-contact.tsx'),
  },
  {
    path: '/provider/design',
    audience: 'public',
    title: 'Every kind of question',
    load: () => import('./screens/provider/design/design.tsx'),
  },
];
