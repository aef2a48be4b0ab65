const KEY = 'yarrow.reloadedFrom';

/** Returns the build that this page runs: the script that index.html begins with has a hash of everything in it. */
export const buildHere = (): string | null => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** Asks the server which build it serves. The query keeps the service worker from answering with its copy. */
export const servedPage = async (): Promise<string | null> => {
  try {
    const response = await fetch('/index.html?served', { cache: 'no-store' });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
};

/** Checks whether this page has already reloaded itself to leave this build. Without storage we can't know, so it doesn't reload. */
const hasLeft = (build: string): boolean => {
  try {
    if (sessionStorage.getItem(KEY) === build) return true;
    sessionStorage.setItem(KEY, build);
    return false;
  } catch {
    return true;
  }
};

/** Asks the server for its build. `isReached`: whether the server answered; `isOther`: whether it serves another build than this page runs. */
const askServed = async (here: string | null): Promise<{ isReached: boolean; isOther: boolean }> => {
  const page = await servedPage();
  if (page === null) return { isReached: false, isOther: false };
  return { isReached: true, isOther: here !== null && page.includes('id="root"') && !page.includes(here) };
};

/**
 * Reloads the page once if a newer build replaced the one it runs, whose scripts may be gone. A press also reloads if the build is the same: some
 * browsers never retry a script that failed once.
 */
export const reloadForCode = async (isPress: boolean): Promise<void> => {
  const here = buildHere();
  const { isReached, isOther } = await askServed(here);
  if (isPress ? isReached : isOther && here !== null && !hasLeft(here)) location.reload();
};
