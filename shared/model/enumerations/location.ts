// What a funeral home's profile and the search choose from.
import { defineEnumeration, defineLabels, type ValueOf } from '../enumeration.ts';

/** Licence kinds; the only option and the default, number 1 (marketplace.md section 9). */
export const licenseType = defineEnumeration({ 'funeral-establishment': { label: 'Funeral Establishment', number: 1 } });
export type LicenseType = ValueOf<typeof licenseType>;

/** What an image is used for; at most one image of a home has each (marketplace.md section 4, Images). */
export const imageRole = defineLabels({ cover: 'Cover', logo: 'Logo', default: 'Search Result image' });
export type ImageRole = ValueOf<typeof imageRole>;

/** Why a person writes to a home (marketplace.md section 3, Information request). */
export const needType = defineLabels({ 'at-need': 'At-Need', 'pre-need': 'Pre-Need' });
export type NeedType = ValueOf<typeof needType>;

/** The order of search results (`spec/decisions.md`, Marketplace). */
export const searchSort = defineLabels({ distance: 'Distance', price: 'Price', rating: 'Rating' });
export type SearchSort = ValueOf<typeof searchSort>;

/** The twelve attributes every home may tick (marketplace.md section 3, Default attributes); others are free text of at most 30 characters. */
export const defaultAttributes = [
  'Independently Owned',
  'Parking On-site',
  'Family Owned',
  'Outdoor Space/Garden',
  'Live-Streaming',
  'International Shipping',
  'Virtual Arrangements',
  'Catering',
  'Eco-Friendly',
  'On-Site Chapel',
  'Handicap Accessible',
  'Unique Transportation',
] as const;

/** The twelve languages every home may tick (marketplace.md section 3, Default languages); others are free text of at most 30 characters. */
export const defaultLanguages = [
  'English',
  'Korean',
  'Spanish',
  'Russian',
  'Mandarin Chinese',
  'Hindi',
  'Tagalog',
  'Yiddish',
  'Vietnamese',
  'Arabic',
  'French',
  'Farsi',
] as const;
