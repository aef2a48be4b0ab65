const storages = { tab: () => sessionStorage, browser: () => localStorage };

/**
 * What is kept under a key as JSON: for this `tab`, over a reload and until the visit ends, or for this `browser`. Where a browser keeps nothing, whatever
 * is not saved lives as long as its page.
 */
export const browserStorage = (where: keyof typeof storages, key: string) => ({
  /** Null where nothing is kept. What an earlier version of the app kept may have any shape. */
  read: (): unknown => {
    try {
      return JSON.parse(storages[where]().getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  /** Null forgets it. */
  write: (value: object | null): void => {
    try {
      if (value === null) storages[where]().removeItem(key);
      else storages[where]().setItem(key, JSON.stringify(value));
    } catch {
      // Private windows and full storages refuse.
    }
  },
});
