import { isTripWaiting } from './trip-hints.ts';

/** Sends what an earlier visit noted about removals, and the plans that it left to be sent. The first page knows only that something waits, so that it stays small. */
export async function sendWaiting(): Promise<void> {
  if (isTripWaiting()) (await import('./screens/removals/store/trip.ts')).sendTrip();
  if (localStorage.getItem('yarrow.sends') !== null) (await import('./screens/planner/offline/send-runner.ts')).startSending();
}
