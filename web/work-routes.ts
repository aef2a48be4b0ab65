import './work-calls.ts';
import { type MiddlewareFunction, type RouteObject, redirect } from 'react-router-dom';
import { DESK, type Screen } from './routing/screen.ts';
import { screenRoute } from './routing/screen-route.ts';
import { ScreenFailed } from './screen-failed.tsx';
import { sessionStore } from './session/session-parts.ts';
import { actingUser } from './session/session-store.ts';
import { workLocation } from './session/work-location.ts';
import { toast } from './ui/toast.ts';
import { Admitted } from './workspace/admitted.tsx';
import { Desk } from './workspace/desk.tsx';
import { guardLocation } from './workspace/guard-location.ts';
import { refusedSection } from './workspace/sections.ts';
import { workspaceScreens } from './workspace-screens.ts';

/** Sends staff away from a home that isn't theirs, and says so. A part that they may not see opens no drawer either. */
const insideHome: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const user = actingUser(sessionStore.get());
  const elsewhere = guardLocation(user, pathname);
  if (elsewhere) {
    toast(elsewhere.because);
    throw redirect(elsewhere.to);
  }
  if (search && refusedSection(workLocation(pathname, user), pathname)) throw redirect(pathname);
  return next();
};

const isOfHome = ({ path }: Screen) => path.startsWith('/locations/:locationId/');
const staffRoute = (screen: Screen) => screenRoute(screen, [insideHome]);

/** The screens of a home's staff, in the frame of its workspace. */
export const workRoutes: RouteObject[] = [
  {
    handle: DESK,
    Component: Desk,
    children: [{ ErrorBoundary: ScreenFailed, Component: Admitted, children: workspaceScreens.filter(isOfHome).map(staffRoute) }],
  },
  ...workspaceScreens.filter((screen) => !isOfHome(screen)).map(staffRoute),
];
