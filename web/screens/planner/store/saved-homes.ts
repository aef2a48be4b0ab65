import type { ItemView } from '#shared/contract/planner-merchandise.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { homesHere, type KeyValueStore, type SavedHome } from './offline-database.ts';

/** A family compares a few homes. With more than these, the oldest are dropped. */
const MAX_HOMES = 5;
const DAYS = 30;

type Parts = { homes: KeyValueStore<SavedHome>; now: () => Date };

const isOver = ({ keptOn }: SavedHome, now: Date): boolean => now.getTime() - Date.parse(keptOn) > DAYS * 24 * 60 * 60 * 1000;

/** Stores the homes that people plan with, limited in number and age. None of it is personal. */
export const createSavedHomes = ({ homes, now }: Parts) => {
  const prune = async (): Promise<void> => {
    const newestFirst = (await homes.all()).toSorted((one, other) => other.keptOn.localeCompare(one.keptOn));
    const gone = newestFirst.filter((saved, place) => place >= MAX_HOMES || isOver(saved, now()));
    await Promise.all(gone.map(({ home }) => homes.remove(home.locationId)));
  };
  const read = async (locationId: string): Promise<SavedHome | null> => {
    const saved = await homes.get(locationId);
    return saved && !isOver(saved, now()) ? saved : null;
  };
  return {
    read,
    /** Stores a home. Its stored items stay if they are of the same revision. */
    keep: async (home: PlannerHome): Promise<void> => {
      const before = await read(home.locationId);
      const items = before?.home.revision === home.revision ? before.items : {};
      await homes.put(home.locationId, { home, items, keptOn: now().toISOString() });
      await prune();
    },
    keepItems: async (locationId: string, revision: string, categoryId: string, found: readonly ItemView[]): Promise<void> => {
      const before = await read(locationId);
      if (before?.home.revision !== revision) return;
      await homes.put(locationId, { ...before, items: { ...before.items, [categoryId]: found } });
    },
  };
};

export const savedHomes = createSavedHomes({ homes: homesHere, now: () => new Date() });
