import { isGuid } from '#shared/values/ids.ts';
import { browserStorage } from '#web/browser-storage.ts';

const storage = (locationId: string) => browserStorage('browser', `last-case-${locationId}`);

/** Remembers, in this browser only, which case was last opened at a home. */
export const rememberCase = ({ locationId, caseId }: { locationId: string; caseId: string }): void =>
  storage(locationId).write({ caseId });

/** Returns the case that was last opened in this browser; null if there is none. */
export const lastCase = (locationId: string): string | null => {
  const known = storage(locationId).read();
  return known && typeof known === 'object' && 'caseId' in known && isGuid(known.caseId) ? known.caseId : null;
};
