import { useEffect } from 'react';
import { api } from '#web/session/api.ts';
import { useSession } from '#web/session/use-session.ts';

const KEY = 'yarrow.viewed';

/** Notes that this visit has seen a home; false where it had already. A browser that keeps nothing counts each time the page is opened. */
const isFirst = (locationId: string): boolean => {
  try {
    const counted = new Set((sessionStorage.getItem(KEY) ?? '').split(' '));
    if (counted.has(locationId)) return false;
    sessionStorage.setItem(KEY, [...counted, locationId].join(' ').trim());
    return true;
  } catch {
    return true;
  }
};

/**
 * Counts that a home's page was looked at: once a visit and home, after the page is there, and not by the home's own staff. Nobody waits for it, and a view
 * that could not be counted is no family's concern.
 */
export const useCountView = (locationId: string): void => {
  const { isRestored, user } = useSession();
  const isOwn = user?.memberships.some((membership) => membership.locationId === locationId) ?? false;
  useEffect(() => {
    if (!isRestored || isOwn || !isFirst(locationId)) return;
    void api.marketplace.countView({ id: locationId }, { context: { staysHere: true } }).catch(() => undefined);
  }, [isRestored, isOwn, locationId]);
};
