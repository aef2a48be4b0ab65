import { paths } from '../paths.ts';
import { workPaths } from '../work-paths.ts';
import { lastCase } from './last-case.ts';

type Lands = { providerLocationId: string | null; opensFirst?: 'cases' | undefined; caseIds?: readonly string[] };

/** Returns the case that was last opened in this browser, or the list of cases. */
function casesPath(locationId: string): string {
  const caseId = lastCase(locationId);
  return caseId ? workPaths.caseDashboard({ locationId, caseId }) : workPaths.cases({ locationId });
}

/** Returns the only case of a family. If they have several, they choose. */
const onlyCase = ([first, ...others]: readonly string[]) => (first && others.length === 0 ? { caseId: first } : {});

/**
 * Returns where a sign-in goes: families to their plans, and there to the case they take part in; staff to the dashboard of their home, or, if they
 * chose its cases, to the case they opened last (docs/decisions.md, Session).
 */
export const landingPath = ({ providerLocationId: locationId, opensFirst, caseIds = [] }: Lands): string => {
  if (!locationId) return paths.plansDashboard(onlyCase(caseIds));
  return opensFirst === 'cases' ? casesPath(locationId) : workPaths.providerDashboard({ locationId });
};
