import { isGuid } from '#shared/values/ids.ts';
import { browserStorage } from '#web/browser-storage.ts';

const storage = (locationId: string) => browserStorage('browser', `last-case-${locationId}`);

/** Remembers, in this browser alone, which case was opened last at a home. */
export const rememberCase = ({ locationId, caseId }: { locationId: string; caseId: string }): void =>
  storage(locationId).write({ caseId });

/** The case that was opened last; null where none was in this browser. */
export const lastCase = (locationId: string): string | null => {
  const known = storage(locationId).read();
  return known && typeof known === 'object' && 'caseId' in known && isGuid(known.caseId) ? known.caseId : null;
};
