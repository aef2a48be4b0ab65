import type { PlannerHome } from '#shared/model/planner-home.ts';

/** Where a home is gone: the middle of the country is at most two hours off midnight elsewhere in it. */
const WITHOUT_HOME = 'America/Chicago';

/** The zone whose days stand on a plan's papers: the home's. Where their reader is, is not known. */
export const paperZone = (home: Pick<PlannerHome, 'timeZone'> | undefined): string => home?.timeZone ?? WITHOUT_HOME;
