import { type NounName, nounNames } from '#shared/catalog/noun-names.ts';
import { isGuid } from '#shared/values/ids.ts';
import { browserStorage } from '#web/browser-storage.ts';

/** The last file that was sent from this browser, and when. */
export type LastImport = { noun: NounName; id: string; sentOn: string };

const storage = browserStorage('browser', 'catalog-last-import');

/** A file and what was found in it are kept for so long (docs/decisions.md, The catalog). */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Returns the import that a browser kept, as long as the file is kept, too. */
export function lastImportIn(stored: unknown, now: number): LastImport | null {
  const { noun, id, sentOn } = (stored ?? {}) as Partial<LastImport>;
  const known = nounNames.find((each) => each === noun);
  if (!known || !id || !isGuid(id) || !sentOn) return null;
  const age = now - Date.parse(sentOn);
  return age >= 0 && age < KEPT_MS ? { noun: known, id, sentOn } : null;
}

export const lastImport = {
  read: (): LastImport | null => lastImportIn(storage.read(), Date.now()),
  write: (noun: NounName, id: string): void => storage.write({ noun, id, sentOn: new Date().toISOString() }),
};
