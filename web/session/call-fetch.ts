import { takeEarlyResponse } from './early-call.ts';
import { leaveScreen } from './leave-screen.ts';
import { refreshSession } from './refresh-here.ts';
import { rememberFailure } from './server-failure.ts';
import { announceSession } from './session-channel.ts';
import { createSessionFetch } from './session-fetch.ts';
import { sessionStore } from './session-parts.ts';

/** Sends a call with this page's session. */
export const callFetch = createSessionFetch({
  fetch: (request) => takeEarlyResponse(request.url)?.catch(() => fetch(request)) ?? fetch(request),
  pathname: () => location.pathname,
  store: sessionStore,
  refresh: refreshSession,
  onSessionEnded: (realm) => {
    announceSession({ kind: 'ended', realm });
    leaveScreen.toLogin(realm);
  },
  onServerError: (problem) => {
    rememberFailure({ ...problem, from: location.pathname + location.search });
    leaveScreen.toError();
  },
});
