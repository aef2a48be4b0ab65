/** The screen that nobody may leave, by its path: a document on a home's tablet, in the hands of a family. */
let lockedAt: string | null = null;

/** Keeps everyone on the screens below a path; null lets them go. */
export const lockScreens = (path: string | null): void => {
  lockedAt = path;
};

/** Checks whether the lock refuses to go to a place. */
export const isLocked = ({ pathname }: { pathname: string }): boolean => lockedAt !== null && !pathname.startsWith(lockedAt);
