import { type PatchRoutesOnNavigationFunction, type RouteObject, redirect } from 'react-router-dom';
import { paths } from './paths.ts';
import type { Screen } from './routing/screen.ts';
import { screenRoute } from './routing/screen-route.ts';
import { ScreenFailed } from './screen-failed.tsx';
import { Shell } from './shell/shell.tsx';
import { toast } from './ui/toast.ts';

const screens: Screen[] = [
  { path: '/', audience: 'public', load: () => import('./screens/marketplace/home.tsx'), isWithoutQueries: true },
  {
    path: '/funeral-homes/:locationId',
    audience: 'public',
    title: 'Funeral home',
    load: () => import('./screens/marketplace/funeral-home.tsx'),
  },
  {
    path: '/compare',
    audience: 'public',
    title: 'Compare funeral homes',
    load: () => import('./screens/marketplace/compare/compare.tsx'),
  },
  {
    path: '/locations/:locationId/arrangements',
    audience: 'public',
    title: 'Plan a funeral',
    load: () => import('./screens/planner/start.tsx'),
  },
  {
    path: '/locations/:locationId/arrangements/:arrangementId/*',
    audience: 'public',
    title: 'Plan a funeral',
    load: () => import('./screens/planner/planner.tsx'),
    isWithoutQueries: true,
  },
  {
    path: '/TermsAndConditions',
    audience: 'public',
    title: 'Terms and Conditions',
    load: () => import('./screens/marketplace/terms.tsx'),
  },
  {
    path: '/PrivacyPolicy',
    audience: 'public',
    title: 'Privacy Policy',
    load: () => import('./screens/marketplace/privacy.tsx'),
  },
  {
    path: '/verify',
    audience: 'public',
    title: 'Check a document',
    load: () => import('./screens/marketplace/verify.tsx'),
  },
  { path: '/login/:email?', audience: 'public', title: 'Sign in', load: () => import('./screens/account/login.tsx') },
  {
    path: '/forgot-password',
    audience: 'public',
    title: 'Forgot password',
    load: () => import('./screens/account/forgot-password.tsx'),
  },
  {
    path: '/reset-password/:tokenId',
    audience: 'public',
    title: 'Choose a new password',
    load: () => import('./screens/account/reset-password.tsx'),
  },
  {
    path: '/verify-email/:appUserId',
    audience: 'public',
    title: 'Confirm your email',
    load: () => import('./screens/account/verify-email.tsx'),
  },
  {
    path: '/family-user-signup/:tokenId',
    audience: 'public',
    title: 'Create your account',
    load: () => import('./screens/account/family-sign-up.tsx'),
  },
  {
    path: '/account/account-details',
    audience: 'family',
    title: 'Account details',
    load: () => import('./screens/account/account-details.tsx'),
  },
  {
    path: '/account/security',
    audience: 'signed-in',
    title: 'Sign-in security',
    load: () => import('./screens/account/security/security.tsx'),
  },
  {
    path: '/plans/dashboard',
    audience: 'family',
    title: 'Your plans',
    load: () => import('./screens/family/plans-dashboard.tsx'),
  },
  {
    path: '/plans/dashboard/:planId',
    audience: 'family',
    title: 'Your plan',
    load: () => import('./screens/family/plan-details.tsx'),
  },
  {
    path: '/conference',
    audience: 'public',
    title: 'Follow the conference',
    load: () => import('./screens/conference-screen/conference.tsx'),
    isWithoutQueries: true,
    isAlone: true,
  },
  {
    path: '/plans/conference/:caseId',
    audience: 'family',
    title: 'Your arrangement conference',
    load: () => import('./screens/conference-screen/my-conference.tsx'),
    isWithoutQueries: true,
    isAlone: true,
  },
  {
    path: '/document-signing/:documentId',
    audience: 'public',
    title: 'Sign a document',
    load: () => import('./screens/signing/signing.tsx'),
    isWithoutQueries: true,
    isBare: true,
  },
  { path: '/error', audience: 'public', title: 'Something went wrong', load: () => import('./screens/marketplace/error.tsx') },
];

/** An unknown path goes to the home page, and a toast says so. */
const unknownPath: RouteObject = {
  path: '*',
  loader: () => {
    toast('We could not find that page, so we brought you to the home page.');
    return redirect(paths.home());
  },
};

/** The route that is the parent of every screen. */
const SCREENS = 'screens';

/** The screens for families, each loaded on its first visit. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { id: SCREENS, errorElement: <ScreenFailed />, children: [...screens.map((screen) => screenRoute(screen)), unknownPath] },
    ],
  },
];

/** Checks for paths of the people who are few among first visitors: staff. A plan at a home is a family's. */
const isWork = (path: string) =>
  /^\/(t|removals|locations|provider|provider-signup|usersignup|plans\/(contacts|plan))(\/|$)/i.test(path) &&
  !/^\/locations\/[^/]+\/arrangements/i.test(path);

/** Adds the screens for staff, or for administrators, when one of them is first requested, so that others don't even load their list. */
export const addRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (/^\/system(\/|$)/i.test(path)) patch(SCREENS, (await import('./system-routes.ts')).systemRoutes);
  else if (isWork(path)) patch(SCREENS, (await import('./work-routes.ts')).workRoutes);
};
