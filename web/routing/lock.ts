/** The screen that nobody may leave, by its path: a document on a home's tablet, in the hands of a family. */
let lockedAt: string | null = null;

/** Keeps everyone on the screens below a path until the function that it returns is called. */
export function lockScreens(path: string): () => void {
  lockedAt = path;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => {
    lockedAt = null;
    removeEventListener('beforeunload', ask);
  };
}

/** Checks whether the lock refuses to go to a place. */
export const isLocked = ({ pathname }: { pathname: string }): boolean => lockedAt !== null && !pathname.startsWith(lockedAt);
