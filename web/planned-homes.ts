const KEY = 'yarrow.planned';

/** The most homes that are remembered. */
const MOST = 10;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the ids of the homes with which this browser has a plan, the latest first. */
export const plannedHomes = (): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isText) : [];
  } catch {
    return [];
  }
};

const store = (locationIds: readonly string[]): void => {
  try {
    if (locationIds.length > 0) localStorage.setItem(KEY, JSON.stringify(locationIds));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, nothing points to the plan. Its address still opens it.
  }
};

const without = (locationId: string): string[] => plannedHomes().filter((each) => each !== locationId);

/** Remembers that there is a plan with a home, so that the front page and the home's page lead back to it. */
export const rememberPlannedHome = (locationId: string): void => store([locationId, ...without(locationId)].slice(0, MOST));

/** Forgets a home whose plan no longer exists. */
export const forgetPlannedHome = (locationId: string): void => store(without(locationId));

/** Forgets all of them when someone signs out: the next person at a shared computer isn't told that there is a plan. */
export const forgetPlannedHomes = (): void => store([]);
