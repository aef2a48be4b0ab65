import type { createBrowserRouter } from 'react-router-dom';
import { FORCE_HASH, paths } from '../paths.ts';
import { leaveScreensWith } from './leave-screen.ts';
import { loginAddress } from './login-address.ts';
import { onSessionNews } from './session-channel.ts';
import { sessionStore } from './session-parts.ts';
import type { Realm } from './session-store.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Connects the session with the screens: where to go when a call met an ended session or a broken server, and what other tabs do. */
export const connectSession = (router: Router): void => {
  leaveScreensWith({
    toLogin: (realm) => {
      const { pathname, search } = location;
      const login = loginAddress({ realm, pathname, search, hasSignedOut: sessionStore.hasSignedOut(realm) });
      if (login) void router.navigate(login + FORCE_HASH);
    },
    toError: () => void router.navigate(paths.error() + FORCE_HASH),
  });
  onSessionNews(({ kind, realm }) => {
    if (kind === 'began') void catchUp(realm);
    else if (kind === 'ended') {
      sessionStore.end(realm);
      void forgetLoaded();
      // The current screen's guards decide again whether it may stay.
      void router.revalidate();
    }
  });
};

/** Another tab signed in: this one gets the same session through the shared cookie. If that fails, nothing changes. */
const catchUp = async (realm: Realm): Promise<void> => {
  void forgetLoaded();
  const { refreshSession } = await import('./refresh-here.ts');
  await refreshSession(realm).catch(() => undefined);
};

/** Clears what was loaded for someone else. The home screen may never have loaded the cache. */
const forgetLoaded = async (): Promise<void> => {
  const { forgetLoaded: forget } = await import('./query-client.ts');
  forget();
};
