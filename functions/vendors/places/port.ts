import type { Suggestion } from '#shared/contract/marketplace-views.ts';

/** A place as words name it: what a search centres on. */
export type Place = { label: string; lat: number; lon: number };

/** A place that was not asked for by its name: what a mistyped name means, or the area of a ZIP code that we don't know. */
export type GuessedPlace = Place & { match: 'spelling' | 'zip-area' };

/** A business as a places service knows it, for review import. Times are instants, ratings 0 to 5. */
export type PlaceDetails = {
  placeId: string;
  name: string;
  formattedAddress: string;
  lat: number;
  lon: number;
  rating: number | null;
  userRatingsTotal: number | null;
  reviews: { authorName: string; rating: number; text: string; time: string }[];
};

/**
 * Lists what Yarrow asks of places services. The embedded implementation never leaves the machine; a live service takes its place if its key is set
 * (docs/decisions.md, Marketplace). Every call answers within two seconds or throws `PlacesUnavailable`.
 */
export type PlacesPort = {
  /** The place that a ZIP code or "city", "city, state" names; null where there is none. */
  findPlace(text: string): Promise<Place | null>;
  /** What a text that `findPlace` doesn't know most likely means; null where nothing comes close. Never asked where a home's own address is placed. */
  guessPlace(text: string): Promise<GuessedPlace | null>;
  /** Other cities that the text may mean, best first: those of the same name elsewhere, then the closest spellings. Empty for a ZIP code. */
  otherPlaces(text: string): Promise<Place[]>;
  /** Cities and ZIP codes that begin with the text, at most `limit`, best first. */
  suggestPlaces(text: string, limit: number): Promise<Suggestion[]>;
  /** Cities that the text begins with a typing mistake, at most `limit`, closest first; for a text that nothing else is suggested for. */
  suggestSimilarPlaces(text: string, limit: number): Promise<Suggestion[]>;
  /** Businesses (establishments) whose name matches, for review import. */
  suggestEstablishments(text: string, limit: number): Promise<Suggestion[]>;
  /** Street addresses that begin with the text; `selected` narrows an entry that stands for several. */
  suggestAddresses(text: string, selected: string | undefined, countryCode: string, limit: number): Promise<Suggestion[]>;
  /** A business by its place id; null where it is unknown. */
  details(placeId: string): Promise<PlaceDetails | null>;
};

/** A live places service did not answer in time or at all; the person is told to type the address instead. */
export class PlacesUnavailable extends Error {
  override readonly name = 'PlacesUnavailable';
}
