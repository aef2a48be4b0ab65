import type { Problem } from '#shared/contract/problem.ts';
import { rememberFailure } from './server-failure.ts';
import type { Realm } from './session-store.ts';

type ScreenExits = { toLogin: (realm: Realm) => void; toError: () => void };

let exits: ScreenExits = { toLogin: () => undefined, toError: () => undefined };

/** Lets the router say how to leave a screen. The API client decides when to, and doesn't know the router. */
export const leaveScreensWith = (given: ScreenExits): void => {
  exits = given;
};

export const leaveScreen: ScreenExits = { toLogin: (realm) => exits.toLogin(realm), toError: () => exits.toError() };

/** Goes to /error because of a failed call, which /error quotes, with the way back. */
export const leaveForError = (problem: Problem): void => {
  rememberFailure({ ...problem, from: location.pathname + location.search });
  leaveScreen.toError();
};
