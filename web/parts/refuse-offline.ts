import { offlineRefusal } from '#shared/custody/trips/trip-queue.ts';
import { WordedError } from '#web/session/worded-error.ts';

/** Refuses what has to be known elsewhere right away, in words and without a request, if this device has no connection. */
export function refuseOffline(what: string): void {
  if (!navigator.onLine) throw new WordedError(offlineRefusal(what));
}
