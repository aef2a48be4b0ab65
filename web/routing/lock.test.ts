import { expect, it } from 'vitest';
import { isLocked, lockScreens } from './lock.ts';

it('lets nobody off the locked screens until they are unlocked', () => {
  expect(isLocked({ pathname: '/' })).toBe(false);
  lockScreens('/document-signing/');
  expect(isLocked({ pathname: '/' })).toBe(true);
  expect(isLocked({ pathname: '/document-signing/next' })).toBe(false);
  lockScreens(null);
  expect(isLocked({ pathname: '/' })).toBe(false);
});
