import './system-calls.ts';
import type { RouteObject } from 'react-router-dom';
import { DESK } from './routing/screen.ts';
import { screenRoute } from './routing/screen-route.ts';
import { ScreenFailed } from './screen-failed.tsx';
import { systemScreens, systemSignIn } from './system-screens.ts';

/** The screens of administrators, in the frame of the System area. Separate from those of homes, so that staff don't load their list. */
export const systemRoutes: RouteObject[] = [
  screenRoute(systemSignIn),
  {
    handle: DESK,
    lazy: () => import('./screens/system/frame/system-desk.tsx'),
    children: [{ ErrorBoundary: ScreenFailed, children: systemScreens.map((screen) => screenRoute(screen)) }],
  },
];
