import { paths } from '../paths.ts';
import { workPaths } from '../work-paths.ts';

/**
 * Where a sign-in outside the Login route lands: families on their plans, staff on the dashboard of the home they open first.
 */
export const landingPath = (user: { providerLocationId: string | null }): string =>
  user.providerLocationId ? workPaths.providerDashboard({ locationId: user.providerLocationId }) : paths.plansDashboard();
