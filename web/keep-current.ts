const isAnythingWaiting = (): boolean => {
  try {
    return localStorage.getItem('yarrow.sends') !== null;
  } catch {
    return false;
  }
};

/** What a visit owes to an earlier one: a plan that waits to be sent, and a service worker of an older build. Most visits load nothing for it. */
export const keepCurrent = async (): Promise<void> => {
  if (navigator.serviceWorker?.controller) (await import('./worker-updates.ts')).followUpdates();
  if (isAnythingWaiting()) (await import('./screens/planner/offline/send-runner.ts')).startSending();
};
