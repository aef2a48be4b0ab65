import type { Screen } from './routing/screen.ts';

/** The screens of a funeral home's staff, and those by which they come in. */
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
    load: () => import('./screens/provider/workspace/choose-location.tsx'),
  },
  {
    path: '/locations/:locationId',
    audience: 'provider',
    title: 'Dashboard',
    load: () => import('./screens/provider/workspace/to-dashboard.tsx'),
  },
  {
    path: '/locations/:locationId/dashboard',
    audience: 'provider',
    title: 'Dashboard',
    load: () => import('./screens/provider/dashboard/dashboard.tsx'),
  },
  {
    path: '/locations/:locationId/cases',
    audience: 'provider',
    title: 'Cases',
    load: () => import('./screens/cases/cases.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId',
    audience: 'provider',
    title: 'Case',
    load: () => import('./screens/cases/case-dashboard.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/case-details',
    audience: 'provider',
    title: 'Case details',
    load: () => import('./screens/cases/details/case-details.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/contacts',
    audience: 'provider',
    title: 'Contacts',
    load: () => import('./screens/cases/contacts.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/contacts/:contactId',
    audience: 'provider',
    title: 'Contact',
    load: () => import('./screens/cases/contact.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/case-notes',
    audience: 'provider',
    title: 'Notes',
    load: () => import('./screens/cases/case-notes.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/cemetery-details',
    audience: 'provider',
    title: 'Cemetery details',
    load: () => import('./screens/cases/details/cemetery-details.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/memorialization-preferences',
    audience: 'provider',
    title: 'Memorialization preferences',
    load: () => import('./screens/cases/details/memorialization-preferences.tsx'),
  },
  {
    path: '/locations/:locationId/cases/:caseId/obituary/personal-details',
    audience: 'provider',
    title: 'Obituary',
    load: () => import('./screens/cases/details/personal-details.tsx'),
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
    path: '/provider/design',
    audience: 'public',
    title: 'Every kind of question',
    load: () => import('./screens/provider/design/design.tsx'),
  },
];
