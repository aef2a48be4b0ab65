import { paths } from '../paths.ts';
import { redirectTarget } from './redirect-target.ts';
import type { Realm } from './session-store.ts';

type Ended = { realm: Realm; pathname: string; search: string; hasSignedOut: boolean };

/**
 * Returns where a call goes that met an ended session: to the sign-in, which leads back here. Someone who signed out on purpose isn't led back, and stays on
 * the home page if they have reached it (`null`).
 */
export const loginAddress = ({ realm, pathname, search, hasSignedOut }: Ended): string | null => {
  const login = realm === 'system' ? paths.systemLogin : paths.login;
  if (!hasSignedOut) return login({ redirect: redirectTarget(pathname + search) });
  return pathname === paths.home() ? null : login();
};
