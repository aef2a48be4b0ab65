import type { Realm } from './session-store.ts';

type Ways = { toLogin: (realm: Realm) => void; toError: () => void };

let ways: Ways = { toLogin: () => undefined, toError: () => undefined };

/** Lets the router say how to leave a screen. The API client decides when to, and doesn't know the router. */
export const leaveScreensWith = (given: Ways): void => {
  ways = given;
};

export const leaveScreen: Ways = { toLogin: (realm) => ways.toLogin(realm), toError: () => ways.toError() };
