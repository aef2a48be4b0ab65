import { type RouteObject, redirect } from 'react-router-dom';
import type { Screen } from './routing/screen.ts';
import { workPaths } from './work-paths.ts';

/** The screens of administrators. */
export const systemScreens: readonly Screen[] = [
  { path: '/System/Login', audience: 'public', title: 'System sign in', load: () => import('./screens/system/system-login.tsx') },
  {
    path: '/System/SystemSupportLogin',
    audience: 'support',
    title: 'Support login',
    load: () => import('./screens/system/system-support-login.tsx'),
  },
  {
    path: '/System/SystemProviders',
    audience: 'system',
    title: 'Funeral homes',
    load: () => import('./screens/system/providers/system-providers.tsx'),
  },
  {
    path: '/System/SystemSecurity',
    audience: 'system',
    title: 'Sign-in security',
    load: () => import('./screens/system/system-security.tsx'),
  },
];

/** The short address that administrators type: it leads to where they land, by way of the sign-in if need be. */
export const systemLanding: RouteObject = { path: '/System', loader: () => redirect(workPaths.systemProviders()) };
