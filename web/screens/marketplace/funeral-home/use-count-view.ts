import { useEffect } from 'react';
import { api } from '#web/session/api.ts';
import { useSession } from '#web/session/use-session.ts';

const KEY = 'yarrow.viewed';

/** Records that this visit has seen a home; returns false if it already had. A browser without storage counts each time the page opens. */
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
 * Counts that a home's page was viewed: once for each visit and home, after the page has loaded, and not by the home's own staff. Nothing waits for
 * it, and a family isn't told if it fails.
 */
export const useCountView = (locationId: string): void => {
  const { isRestored, user } = useSession();
  const isOwn = user?.memberships.some((membership) => membership.locationId === locationId) ?? false;
  useEffect(() => {
    if (!isRestored || isOwn || !isFirst(locationId)) return;
    void api.marketplace.countView({ id: locationId }, { context: { staysHere: true } }).catch(() => undefined);
  }, [isRestored, isOwn, locationId]);
};
