import routes from 'virtual:contract-routes';
import callsOfWork from 'virtual:work-contract-routes';
import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { guardLocation } from './routing/guard-location.ts';
import { screenRoute } from './routing/screen-route.ts';
import { sessionStore } from './session/session-parts.ts';
import { actingUser } from './session/session-store.ts';
import { systemScreens } from './system-screens.ts';
import { toast } from './ui/toast.ts';
import { workspaceScreens } from './workspace-screens.ts';

// The client looks up a call in this object when the call is made (`session/api.ts`).
Object.assign(routes, callsOfWork);

/** Sends staff away from a home that isn't theirs, and says so. */
const insideHome: MiddlewareFunction = async ({ request }, next) => {
  const elsewhere = guardLocation(actingUser(sessionStore.get()), new URL(request.url).pathname);
  if (elsewhere) {
    toast(elsewhere.because);
    throw redirect(elsewhere.to);
  }
  return next();
};

/** The screens for staff of a home and for administrators. */
export const workRoutes = [
  ...workspaceScreens.map((screen) => screenRoute(screen, [insideHome])),
  ...systemScreens.map((screen) => screenRoute(screen)),
];
