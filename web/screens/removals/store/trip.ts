import '#web/document-calls.ts';
import '#web/work-calls.ts';
import type { EffectOnTrip, RecordedOnTrip } from '#shared/contract/trip-calls.ts';
import type { TripEntry } from '#shared/custody/trips/trip-queue.ts';
import { backoffMs } from '#web/loading/backoff.ts';
import { restoreSessionAgain } from '#web/screens/planner/offline/session-again.ts';
import { api } from '#web/session/api.ts';
import { toClientError } from '#web/session/client-error.ts';
import { sessionStore } from '#web/session/session-parts.ts';
import { actingUser } from '#web/session/session-store.ts';
import { hintTripTaken, hintTripWaiting, isTripTaken } from '#web/trip-hints.ts';
import { createDeliverTrip } from './deliver-trip.ts';
import { tripsHere } from './trip-database.ts';
import { createTripStore } from './trip-store.ts';

const tabs = new BroadcastChannel('yarrow.trips');

/** What this browser took along to removals, and what was noted since. */
export const trip = createTripStore({
  database: tripsHere(),
  newId: () => crypto.randomUUID(),
  now: () => new Date(),
  hint: hintTripWaiting,
  mark: { isThere: isTripTaken, set: () => hintTripTaken(true) },
  announce: () => tabs.postMessage('changed'),
});
tabs.addEventListener('message', () => void trip.refresh());

/** Refuses a photo whose bytes are gone, because the browser cleared a part of what it keeps. */
const lostPhoto = () =>
  toClientError(
    {
      ...{ type: 'about:blank', title: 'Not found', status: 404, code: 'not_found', requestId: '' },
      detail: 'This phone no longer has the photo. Take this entry out, and take the photo again if you can.',
    },
    404,
  );

/** Sends an entry as it was noted. Only when it is sent is new: the phone's clock now. */
async function send({ id, caseId, locationId, deviceOn, saidOn, what }: TripEntry): Promise<RecordedOnTrip | EffectOnTrip> {
  const entry = { id, caseId, deviceOn, sentOn: new Date().toISOString(), ...(saidOn ? { saidOn } : {}) };
  const here = { context: { staysHere: true, locationId } };
  if (what.kind === 'effect') {
    const { kind: _, ...found } = what;
    return api.custodyPages.noteEffectOnTrip({ ...entry, ...found }, here);
  }
  if (what.kind === 'photo') {
    const { sha256 } = what;
    const bytes = await trip.photo(id);
    if (!bytes) throw lostPhoto();
    const file = new File([bytes], 'photo.jpg', { type: 'image/jpeg' });
    return api.casePapers.keepPhotoOnTrip({ ...entry, sha256, file }, here);
  }
  if (what.kind === 'tag') {
    const { tag, how, whyTyped } = what;
    return api.custodyPages.bindTagOnTrip({ ...entry, tag, how, whyTyped }, here);
  }
  const { name, value, expected, isByClock, isDecided } = what;
  const said = { changes: { [name]: value }, expected: { [name]: expected }, isByClock, isDecided };
  return api.custodyPages.noteOnTrip({ ...entry, ...said } as Parameters<typeof api.custodyPages.noteOnTrip>[0], here);
}

const deliver = createDeliverTrip({
  store: trip,
  whoSends: async () => {
    // What wasn't on the way can still be changed and taken out.
    if (!navigator.onLine) return 'unreachable';
    await restoreSessionAgain();
    const user = actingUser(sessionStore.get());
    // A session that could not be restored, and hasn't ended either, waits for a connection.
    return user?.id ?? (sessionStore.isHinted('app') ? 'unreachable' : 'sign-in');
  },
  send,
  packOf: (locationId) => api.custodyPages.getTripPack({}, { context: { staysHere: true, locationId } }),
  withLock: async (task) => (navigator.locks ? await navigator.locks.request('yarrow.trips', task) : task()),
});

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isRunning = false;
let isWanted = false;
// What was taken along may be out of date when this page opens, and when someone comes back to it.
let isRenewal = true;

async function run(): Promise<void> {
  clearTimeout(timer);
  while (isWanted) {
    isWanted = false;
    const ended = await deliver(isRenewal).catch(() => 'failing' as const);
    if (ended === 'idle') isRenewal = false;
    trip.sending(ended);
  }
  const isLater = trip.get().sending === 'unreachable' || trip.get().sending === 'failing';
  failures = isLater ? failures + 1 : 0;
  if (isLater) timer = setTimeout(sendTrip, backoffMs(failures, Math.random()));
}

/** Sends what was noted, and drops what may no longer be on this phone, now and, as long as the server can't be reached, again after growing waits. */
export const sendTrip = (): void => {
  isWanted = true;
  if (isRunning) return;
  isRunning = true;
  void run().finally(() => {
    isRunning = false;
    if (isWanted) sendTrip();
  });
};

const startOver = () => {
  failures = 0;
  isRenewal = true;
  sendTrip();
};
addEventListener('online', startOver);
addEventListener('focus', startOver);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) startOver();
});
