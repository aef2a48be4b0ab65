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
 * Where a sign-in lands: families on their plans, and there in the case that they take part in; staff on the dashboard of the home they open first, or on
 * its cases where they chose so (specification, section 2: the CaseDashboard when that option is set). The specification does not say of which case: we take the last that was opened.
 */
export const landingPath = ({ providerLocationId: locationId, opensFirst, caseIds = [] }: Lands): string => {
  if (!locationId) return paths.plansDashboard(onlyCase(caseIds));
  return opensFirst === 'cases' ? casesPath(locationId) : workPaths.providerDashboard({ locationId });
};
