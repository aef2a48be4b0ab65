import './work-calls.ts';
import { type MiddlewareFunction, type RouteObject, redirect } from 'react-router-dom';
import { DESK, type Screen } from './routing/screen.ts';
import { screenRoute } from './routing/screen-route.ts';
import { ScreenFailed } from './screen-failed.tsx';
import { sessionStore } from './session/session-parts.ts';
import { actingUser } from './session/session-store.ts';
import { toast } from './ui/toast.ts';
import { Desk } from './workspace/desk.tsx';
import { guardLocation } from './workspace/guard-location.ts';
import { workspaceScreens } from './workspace-screens.ts';

/** Sends staff away from a home that isn't theirs, and says so. */
const insideHome: MiddlewareFunction = async ({ request }, next) => {
  const elsewhere = guardLocation(actingUser(sessionStore.get()), new URL(request.url).pathname);
  if (elsewhere) {
    toast(elsewhere.because);
    throw redirect(elsewhere.to);
  }
  return next();
};

const isOfHome = ({ path }: Screen) => path.startsWith('/locations/:locationId/');
const staffRoute = (screen: Screen) => screenRoute(screen, [insideHome]);

/** The screens of a home's staff, in the frame of its workspace. */
export const workRoutes: RouteObject[] = [
  {
    handle: DESK,
    Component: Desk,
    children: [{ ErrorBoundary: ScreenFailed, children: workspaceScreens.filter(isOfHome).map(staffRoute) }],
  },
  ...workspaceScreens.filter((screen) => !isOfHome(screen)).map(staffRoute),
];
