import type { Screen } from './routing/screen.ts';
import { nounScreens } from './screens/system/catalog/noun-screens.ts';
import { nounOverrides } from './screens/system/noun-overrides.ts';

/** The sign-in of administrators, in the site's own frame. */
export const systemSignIn: Screen = {
  path: '/System/Login',
  audience: 'public',
  title: 'System sign in',
  load: () => import('./screens/system/system-login.tsx'),
};

/** The screens of administrators, in the frame of the System area. */
export const systemScreens: readonly Screen[] = [
  { path: '/System', audience: 'system', title: 'System', load: () => import('./screens/system/home/system-home.tsx') },
  {
    path: '/System/Drafts',
    audience: 'system',
    title: 'Drafts',
    load: () => import('./screens/system/catalog/drafts/drafts.tsx'),
  },
  {
    path: '/System/Releases',
    audience: 'system',
    title: 'Releases',
    load: () => import('./screens/system/catalog/releases/releases.tsx'),
  },
  {
    path: '/System/Releases/:release',
    audience: 'system',
    title: 'Release [release]',
    load: () => import('./screens/system/catalog/releases/release.tsx'),
  },
  {
    path: '/System/Merchandise/BulkInsert',
    audience: 'system',
    title: 'Bulk insert',
    load: () => import('./screens/system/catalog/bulk/bulk-insert.tsx'),
  },
  ...nounScreens.flatMap(({ path, title }): Screen[] => [
    {
      path,
      audience: 'system',
      title,
      load: nounOverrides[path]?.page ?? (() => import('./screens/system/catalog/list/entry-list.tsx')),
    },
    {
      path: `${path}/:id`,
      audience: 'system',
      title: `${title}, entry`,
      load: () => import('./screens/system/catalog/form/entry-screen.tsx'),
    },
  ]),
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
    path: '/System/SystemProviderUsers',
    audience: 'system',
    title: 'Home users',
    load: () => import('./screens/system/homes/system-provider-users.tsx'),
  },
  {
    path: '/System/SystemLocations',
    audience: 'system',
    title: 'Locations',
    load: () => import('./screens/system/homes/system-locations.tsx'),
  },
  {
    path: '/System/SystemLocationContracts',
    audience: 'system',
    title: 'Contracts of homes',
    load: () => import('./screens/system/home-papers/system-location-contracts.tsx'),
  },
  {
    path: '/System/SystemLocationGpls',
    audience: 'system',
    title: 'Price lists of homes',
    load: () => import('./screens/system/home-papers/system-location-gpls.tsx'),
  },
  {
    path: '/System/SystemTasks',
    audience: 'system',
    title: 'Task results',
    load: () => import('./screens/system/views/system-tasks.tsx'),
  },
  {
    path: '/System/ServiceBuilders',
    audience: 'system',
    title: 'Service builders',
    load: () => import('./screens/system/views/service-builders.tsx'),
  },
  {
    path: '/System/SystemSecurity',
    audience: 'system',
    title: 'Sign-in security',
    load: () => import('./screens/system/system-security.tsx'),
  },
];
