/**
 * `/api/locations`: the home that staff work at: profile, general information, attributes and languages, reviews, launch. One file per operation, in the
 * contract's order.
 */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { optionalSetting } from '#functions/settings.ts';
import { openPlaces } from '#functions/vendors/places/index.ts';
import { getCurrentLocation } from './get-current-location.ts';
import { getCurrentServices } from './get-current-services.ts';
import { getLocationLogo } from './get-location-logo.ts';
import { getOwnLocations } from './get-own-locations.ts';
import type { LocationsContext } from './implementer.ts';
import { os } from './implementer.ts';
import { makeLocationActive } from './make-location-active.ts';
import { makeLocationInactive } from './make-location-inactive.ts';
import { saveCurrentLocation } from './save-current-location.ts';
import { saveGeneralInformation } from './save-general-information.ts';
import { setAttributesAndLanguages } from './set-attributes-and-languages.ts';
import { setPlaceId } from './set-place-id.ts';

const router = os.router({
  getOwnLocations,
  getCurrentLocation,
  getCurrentServices,
  getLocationLogo,
  saveCurrentLocation,
  saveGeneralInformation,
  makeLocationActive,
  makeLocationInactive,
  setPlaceId,
  setAttributesAndLanguages,
});

const places = openPlaces({
  google: optionalSetting('GOOGLE_PLACES_KEY'),
  smarty: optionalSetting('SMARTY_KEY'),
  geoapify: optionalSetting('GEOAPIFY_KEY'),
});

export const handler = apiHandler<LocationsContext>({ router, context: (base) => ({ ...base, places }) });
