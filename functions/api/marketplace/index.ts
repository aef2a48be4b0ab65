/** The Lambda of the marketplace's public calls: its operations, one file each, in the contract's order. */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { warmIndex } from '#functions/search/warm-index.ts';
import { optionalSetting, setting } from '#functions/settings.ts';
import { documentClient } from '#functions/table/table.ts';
import { openBucket } from '#functions/vendors/objects/bucket.ts';
import { openPlaces } from '#functions/vendors/places/index.ts';
import { autocompleteAddress } from './autocomplete-address.ts';
import { autocompletePlace } from './autocomplete-place.ts';
import { countView } from './count-view.ts';
import { getAllCarouselIcons } from './get-all-carousel-icons.ts';
import { getAllFaqQuestions } from './get-all-faq-questions.ts';
import { getAllTemplates } from './get-all-templates.ts';
import { getAllTemplatesByLocation } from './get-all-templates-by-location.ts';
import { getLocationProfile } from './get-location-profile.ts';
import { getLocations } from './get-locations.ts';
import { getPlaceDetails } from './get-place-details.ts';
import { getServiceCategories } from './get-service-categories.ts';
import { getTemplate } from './get-template.ts';
import { os } from './implementer.ts';
import { listLocations } from './list-locations.ts';
import { providerSignup } from './provider-signup.ts';
import { requestInformation } from './request-information.ts';
import { searchLocations } from './search-locations.ts';

const router = os.router({
  getServiceCategories,
  getLocations,
  searchLocations,
  listLocations,
  getLocationProfile,
  autocompleteAddress,
  autocompletePlace,
  getPlaceDetails,
  requestInformation,
  providerSignup,
  countView,
  getTemplate,
  getAllTemplates,
  getAllTemplatesByLocation,
  getAllFaqQuestions,
  getAllCarouselIcons,
});

const places = openPlaces({
  google: optionalSetting('GOOGLE_PLACES_KEY'),
  smarty: optionalSetting('SMARTY_KEY'),
  geoapify: optionalSetting('GEOAPIFY_KEY'),
});
const searchIndex = warmIndex(
  openBucket(setting('SEARCH_BUCKET'), documentClient()).read,
  Number(setting('SNAPSHOT_MAX_AGE_SECONDS')),
);

export const handler = apiHandler({ router, context: (base) => ({ ...base, places, searchIndex }) });
