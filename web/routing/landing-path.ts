import { paths } from '../paths.ts';
import { workPaths } from '../work-paths.ts';
import { lastCase } from './last-case.ts';

type Lands = { providerLocationId: string | null; opensFirst?: 'cases' | undefined; caseIds?: readonly string[] };

/** The case that was opened last in this browser; before any was, the list of them. */
function casesPath(locationId: string): string {
  const caseId = lastCase(locationId);
  return caseId ? workPaths.caseDashboard({ locationId, caseId }) : workPaths.cases({ locationId });
}

/** The case that a family came for; of several they choose. */
const onlyCase = ([first, ...others]: readonly string[]) => (first && others.length === 0 ? { caseId: first } : {});

/**
 * Returns where a sign-in leads: families to their plans, and there to the case they take part in; staff to the dashboard of their home, or to its
 * cases if they chose that, to the case they opened last (docs/decisions.md, Session).
 */
export const landingPath = ({ providerLocationId: locationId, opensFirst, caseIds = [] }: Lands): string => {
  if (!locationId) return paths.plansDashboard(onlyCase(caseIds));
  return opensFirst === 'cases' ? casesPath(locationId) : workPaths.providerDashboard({ locationId });
};
