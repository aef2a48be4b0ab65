import type { Realm } from './session-store.ts';

type Ways = { toLogin: (realm: Realm) => void; toError: () => void };

let ways: Ways = { toLogin: () => undefined, toError: () => undefined };

/** The router says how a screen is left; the calls, which decide that it must be, do not know the router. */
export const leaveScreensWith = (given: Ways): void => {
  ways = given;
};

export const leaveScreen: Ways = { toLogin: (realm) => ways.toLogin(realm), toError: () => ways.toError() };
