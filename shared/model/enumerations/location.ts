// What a funeral home's profile and the search choose from.
import { defineEnumeration, defineLabels, type ValueOf } from '../enumeration.ts';

/** Lists license types; the only option is the default, number 1 (docs/decisions.md, Profile). */
export const licenseType = defineEnumeration({ 'funeral-establishment': { label: 'Funeral Establishment', number: 1 } });
export type LicenseType = ValueOf<typeof licenseType>;

/** Lists what an image is used for; at most one image of a home has each role (docs/decisions.md, Profile). */
export const imageRole = defineLabels({ cover: 'Cover', logo: 'Logo', default: 'Search Result image' });
export type ImageRole = ValueOf<typeof imageRole>;

/** Lists why a person writes to a home. */
export const needType = defineLabels({ 'at-need': 'At-Need', 'pre-need': 'Pre-Need' });
export type NeedType = ValueOf<typeof needType>;

/** Lists the orders of search results (docs/decisions.md, Marketplace). */
export const searchSort = defineLabels({ distance: 'Distance', price: 'Price', rating: 'Rating' });
export type SearchSort = ValueOf<typeof searchSort>;

/** Lists the twelve attributes that every home can select; others are free text of at most 30 characters (docs/decisions.md, Profile). */
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

/** Lists the twelve languages that every home can select; others are free text of at most 30 characters (docs/decisions.md, Profile). */
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
