import type { WorkerMessage } from '#web/worker/messages.ts';

const isActive = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = () => {
      if (worker.state === 'activated') resolve(true);
      else if (worker.state === 'redundant') resolve(false);
    };
    settle();
    worker.addEventListener('statechange', settle);
  });

/**
 * Has the service worker store the planner's files. Resolves to the worker once it has all of them, or to null if the browser has no service workers
 * (some private windows) or could not fetch every file.
 */
export const keepPlannerFiles = async (): Promise<ServiceWorker | null> => {
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    const worker = registration.active ?? registration.installing ?? registration.waiting;
    return worker && (await isActive(worker)) ? worker : null;
  } catch {
    return null;
  }
};

export const tellWorker = (worker: ServiceWorker, message: WorkerMessage): void => worker.postMessage(message);
