const storages = { tab: () => sessionStorage, browser: () => localStorage };

/**
 * Reads and writes JSON under a key: for this `tab`, until the visit ends, or for this `browser`. If the browser doesn't allow storage, unsaved work
 * lasts as long as its page.
 */
export const browserStorage = (where: keyof typeof storages, key: string) => ({
  /** Returns null if nothing is stored. What an earlier version of the app stored may have any shape. */
  read: (): unknown => {
    try {
      return JSON.parse(storages[where]().getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  /** Removes the value if it is null. */
  write: (value: object | null): void => {
    try {
      if (value === null) storages[where]().removeItem(key);
      else storages[where]().setItem(key, JSON.stringify(value));
    } catch {
      // Private windows and full storage refuse.
    }
  },
});
