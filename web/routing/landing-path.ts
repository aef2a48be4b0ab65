import { paths } from '../paths.ts';

/**
 * Where a sign-in outside the Login route lands: families on their plans, staff on their home's public page, until its dashboard exists.
 */
export const landingPath = (user: { providerLocationId: string | null }): string =>
  user.providerLocationId ? paths.funeralHome({ locationId: user.providerLocationId }) : paths.plansDashboard();
