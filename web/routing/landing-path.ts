import { can } from '#shared/access/can.ts';
import type { Membership } from '#shared/model/membership.ts';
import { paths } from '../paths.ts';
import { workPaths } from '../work-paths.ts';
import { lastCase } from './last-case.ts';

type Lands = {
  providerLocationId: string | null;
  opensFirst?: 'cases' | undefined;
  caseIds?: readonly string[];
  memberships?: readonly Membership[];
};

/** Returns the case that was last opened in this browser, or the list of cases. */
function casesPath(locationId: string): string {
  const caseId = lastCase(locationId);
  return caseId ? workPaths.caseDashboard({ locationId, caseId }) : workPaths.cases({ locationId });
}

/** Returns the only case of a family. If they have several, they choose. */
const onlyCase = ([first, ...others]: readonly string[]) => (first && others.length === 0 ? { caseId: first } : {});

/**
 * Returns where a sign-in goes: families to their plans, and there to the case they take part in; staff to the dashboard of their home, or, if they
 * chose its cases, to the case they opened last (docs/decisions.md, Session). A trade company has nothing on the dashboard and goes to its day.
 */
export const landingPath = ({ providerLocationId: locationId, opensFirst, caseIds = [], memberships = [] }: Lands): string => {
  if (!locationId) return paths.plansDashboard(onlyCase(caseIds));
  if (opensFirst === 'cases') return casesPath(locationId);
  const isTrade = memberships.some((each) => each.locationId === locationId && !can(each, 'case-files.read'));
  return isTrade ? workPaths.myDay({ locationId }) : workPaths.providerDashboard({ locationId });
};
