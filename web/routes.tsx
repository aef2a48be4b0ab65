import { type MiddlewareFunction, type RouteObject, redirect } from 'react-router-dom';
import { paths } from './paths.ts';
import { guardLocation } from './routing/guard-location.ts';
import { type Audience, guardRoute } from './routing/guard-route.ts';
import type { Screen, ScreenModule } from './routing/screen.ts';
import { withTimeout } from './routing/with-timeout.ts';
import { ScreenFailed } from './screen-failed.tsx';
import { sessionStore } from './session/session-parts.ts';
import { actingUser } from './session/session-store.ts';
import { visitorIn } from './session/use-session.ts';
import { whenRestored } from './session/when-restored.ts';
import { Shell } from './shell/shell.tsx';
import type { ScreenHandle } from './shell/use-arrival.ts';
import { toast } from './ui/toast.ts';
import { workspaceScreens } from './workspace-screens.ts';

/** A screen's code may take this long to arrive (specification, section 9). */
const SCREEN_TIMEOUT_MS = 120_000;

/** Sends those away for whom a route is not; waits until it is known who is looking. */
const guard =
  (audience: Audience): MiddlewareFunction =>
  async ({ request }, next) => {
    await whenRestored(sessionStore);
    const { pathname, search } = new URL(request.url);
    const elsewhere = guardRoute(audience, visitorIn(sessionStore.get()), pathname + search);
    if (elsewhere) throw redirect(elsewhere);
    const own = audience === 'provider' ? guardLocation(actingUser(sessionStore.get()), pathname) : null;
    if (own) {
      toast(own.because);
      throw redirect(own.to);
    }
    return next();
  };

/** A screen's code, with TanStack Query around it; they arrive together. */
const withQueries = async (load: Screen['load']): Promise<ScreenModule> => {
  const [{ inQueries }, module] = await Promise.all([import('./session/in-queries.tsx'), load()]);
  return { ...module, Component: inQueries(module.Component) };
};

const screen = ({ path, audience, title, load, isWithoutQueries = false }: Screen): RouteObject => ({
  path,
  handle: { title, audience } satisfies ScreenHandle,
  lazy: () => withTimeout(isWithoutQueries ? load() : withQueries(load), SCREEN_TIMEOUT_MS),
  ...(audience === 'public' ? {} : { middleware: [guard(audience)] }),
});

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
    title: 'Confirm your e-mail',
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
  ...workspaceScreens,
  { path: '/System/Login', audience: 'public', title: 'System sign in', load: () => import('./screens/system/system-login.tsx') },
  {
    path: '/System/SystemSupportLogin',
    audience: 'system',
    title: 'Support login',
    load: () => import('./screens/system/system-support-login.tsx'),
  },
  {
    path: '/provider/design',
    audience: 'public',
    title: 'Every kind of question',
    load: () => import('./screens/provider/design/design.tsx'),
  },
  { path: '/error', audience: 'public', title: 'Something went wrong', load: () => import('./screens/marketplace/error.tsx') },
];

/** An unknown path leads home, and a toast says so. */
const unknownPath: RouteObject = {
  path: '*',
  loader: () => {
    toast('We could not find that page, so we brought you to the home page.');
    return redirect(paths.home());
  },
};

/** Every screen of the app, each loaded when it is first visited. */
export const routes: RouteObject[] = [
  { element: <Shell />, children: [{ errorElement: <ScreenFailed />, children: [...screens.map(screen), unknownPath] }] },
];
