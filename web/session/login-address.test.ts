import { expect, it } from 'vitest';
import { loginAddress } from './login-address.ts';
import { createSessionStore } from './session-store.ts';

const at = (pathname: string) => ({ realm: 'app' as const, pathname, search: '?a=1' });

it('leads back to the screen after a session that ended', () => {
  expect(loginAddress({ ...at('/plans/dashboard'), hasSignedOut: false })).toBe('/login?redirect=%2Fplans%2Fdashboard%3Fa%3D1');
});

it('leads nowhere after someone signed out', () => {
  expect(loginAddress({ ...at('/plans/dashboard'), hasSignedOut: true })).toBe('/login');
  expect(loginAddress({ ...at('/System/SystemProviders'), realm: 'system', hasSignedOut: true })).toBe('/System/Login');
  expect(loginAddress({ ...at('/'), hasSignedOut: true })).toBeNull();
});

it('remembers a sign-out until the next sign-in of the same kind', () => {
  const store = createSessionStore(undefined);
  expect(store.hasSignedOut('system')).toBe(false);
  store.signOut('system');
  store.end('system');
  expect([store.hasSignedOut('system'), store.hasSignedOut('app')]).toEqual([true, false]);
  store.beginSystem('token', {} as never);
  expect(store.hasSignedOut('system')).toBe(false);
});
