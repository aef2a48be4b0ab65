import { buildHere } from './loading/other-build.ts';
import { toast } from './ui/toast.ts';
import type { WorkerMessage } from './worker/messages.ts';

const HOUR_MS = 60 * 60 * 1000;
/** How long a page that was asked to reload waits for the newer worker. */
const TAKE_OVER_MS = 4_000;

const tell = (worker: ServiceWorker, message: WorkerMessage): void => worker.postMessage(message);

/** Asks a worker which build it belongs to. */
const buildOf = (worker: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.postMessage({ kind: 'which-build' } satisfies WorkerMessage, [port2]);
  });

/**
 * Reloads once the newest worker has taken over, so that the page and its stored files belong to one build. A browser may postpone that for minutes
 * while the older worker is busy (with pictures over a bad connection, say). Then the page reloads without it, because a pressed button has to do
 * something.
 */
const reloadWith = (registration: ServiceWorkerRegistration): void => {
  const { waiting } = registration;
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  if (waiting) tell(waiting, { kind: 'take-over' });
  setTimeout(reload, waiting ? TAKE_OVER_MS : 0);
};

/**
 * A new worker waits while pages of the older build are open, whose files it would drop. A page that came from its own build lets it take over if no
 * other is open; a page of the older one asks the person, who may be in the middle of a sentence.
 */
const meet = async (waiting: ServiceWorker, registration: ServiceWorkerRegistration): Promise<void> => {
  if ((await buildOf(waiting)) === buildHere()) tell(waiting, { kind: 'take-over-if-alone' });
  else toast('Yarrow has been updated.', { reload: () => reloadWith(registration) });
};

const meetOnceInstalled = (worker: ServiceWorker, registration: ServiceWorkerRegistration): void => {
  if (worker.state === 'installed') void meet(worker, registration);
  else if (worker.state === 'installing')
    worker.addEventListener('statechange', () => meetOnceInstalled(worker, registration), { once: true });
};

/** Follows newer builds for as long as this page is open. One that stays open for days checks every hour while it is visible. */
export const followUpdates = (): void => {
  void navigator.serviceWorker.ready.then((registration) => {
    const { waiting, installing } = registration;
    if (waiting) void meet(waiting, registration);
    else if (installing) meetOnceInstalled(installing, registration);
    registration.addEventListener(
      'updatefound',
      () => registration.installing && meetOnceInstalled(registration.installing, registration),
    );
    let askedAt = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.hidden || Date.now() - askedAt < HOUR_MS) return;
      askedAt = Date.now();
      // Offline it fails, and tries again the next time.
      registration.update().catch(() => undefined);
    });
  });
};
