/** `/api/system/providerUsers`, `/api/system/locations`: members and pages of every home, for administrators. One file per operation, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { optionalSetting } from '#functions/settings.ts';
import { openPlaces } from '#functions/vendors/places/index.ts';
import { cancelUserInvitation } from './cancel-user-invitation.ts';
import { clearLocationRatings } from './clear-location-ratings.ts';
import { getLocationLog } from './get-location-log.ts';
import { getProviderUsers } from './get-provider-users.ts';
import { getSystemLocations } from './get-system-locations.ts';
import { os, type SystemHomesContext } from './implementer.ts';
import { importLocationReviews } from './import-location-reviews.ts';
import { resendUserInvitation } from './resend-user-invitation.ts';

const router = os.router({
  getProviderUsers,
  resendUserInvitation,
  cancelUserInvitation,
  getSystemLocations,
  getLocationLog,
  clearLocationRatings,
  importLocationReviews,
});

const places = openPlaces({ google: optionalSetting('GOOGLE_PLACES_KEY') });

export const handler = apiHandler<SystemHomesContext>({ router, context: (base) => ({ ...base, places }) });
