/** Resolves once the page has loaded and is idle, after two seconds at the latest. Safari has no idle callback, so there it waits a moment. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 500);
  });
