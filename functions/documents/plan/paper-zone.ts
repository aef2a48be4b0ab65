import type { PlannerHome } from '#shared/model/planner-home.ts';

/** If the home is gone, the middle of the country is at most two hours off. */
const WITHOUT_HOME = 'America/Chicago';

/** Returns the time zone for the dates on a plan's documents: the home's. Where the reader is isn't known. */
export const paperZone = (home: Pick<PlannerHome, 'timeZone'> | undefined): string => home?.timeZone ?? WITHOUT_HOME;
