import { paths } from '../paths.ts';

/**
 * Where a sign-in outside the Login route lands: families on their account, staff on their home's public page, until dashboards exist.
 */
export const landingPath = (user: { providerLocationId: string | null }): string =>
  user.providerLocationId ? paths.funeralHome({ locationId: user.providerLocationId }) : paths.accountDetails();
