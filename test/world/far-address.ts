import type { LocationProfile } from '#shared/model/location.ts';

/** Where homes of single tests are: farther from every home of the sample world than any search reaches, so that no search finds them. */
export const farAddress: LocationProfile['address'] = {
  address1: '9 Larkspur Lane',
  city: 'Fairbanks',
  state: 'Alaska',
  stateCode: 'AK',
  postalCode: '99701',
  countryCode: 'US',
  formatted: '9 Larkspur Lane, Fairbanks, AK 99701',
  lat: 64.8378,
  lon: -147.7164,
};
