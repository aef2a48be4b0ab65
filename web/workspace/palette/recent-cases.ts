import { MAX_FOUND } from '#shared/contract/search.ts';
import { isGuid } from '#shared/values/ids.ts';
import { browserStorage } from '#web/browser-storage.ts';

// Ids and no names: funeral homes share computers, and the server says only to those who may see a case who it is about.
const storage = (userId: string, locationId: string) => browserStorage('browser', `recent-cases:${userId}:${locationId}`);

/** Returns the ids of the cases that a person opened lately at a home, the last one first. */
export const recentCases = (userId: string, locationId: string): string[] => {
  const stored = storage(userId, locationId).read() as { ids?: unknown } | null;
  return Array.isArray(stored?.ids) ? stored.ids.filter((id) => isGuid(id)).slice(0, MAX_FOUND) : [];
};

/** Remembers that a person opened a case. */
export const rememberCase = (userId: string, locationId: string, caseId: string): void => {
  const ids = [caseId, ...recentCases(userId, locationId).filter((id) => id !== caseId)].slice(0, MAX_FOUND);
  storage(userId, locationId).write({ ids });
};
