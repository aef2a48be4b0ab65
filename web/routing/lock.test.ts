import { expect, it, vi } from 'vitest';
import { isLocked, lockScreens } from './lock.ts';

it('lets nobody off the locked screens until it is released, and asks before the page closes', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const closes = () => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isLocked({ pathname: '/' })).toBe(false);
  const release = lockScreens('/document-signing/');
  expect(isLocked({ pathname: '/' })).toBe(true);
  expect(isLocked({ pathname: '/document-signing/next' })).toBe(false);
  expect(closes()).toBe(false);
  release();
  expect(isLocked({ pathname: '/' })).toBe(false);
  expect(closes()).toBe(true);
});
