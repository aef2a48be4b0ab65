import type { Suggestion } from '#shared/contract/marketplace-views.ts';

/** A place that words name: the center of a search. */
export type Place = { label: string; lat: number; lon: number };

/** A place that wasn't asked for by its name: what a mistyped name means, or the area of a ZIP code that we don't know. */
export type GuessedPlace = Place & { match: 'spelling' | 'zip-area' };

/** A business as a places service knows it, for review import. Times are UTC, ratings 0 to 5. */
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
  /** Returns the place that a ZIP code or "city", "city, state" names; null if there is none. */
  findPlace(text: string): Promise<Place | null>;
  /** Returns what a text that `findPlace` doesn't know most likely means; null if nothing is close. Never used to place a home's own address. */
  guessPlace(text: string): Promise<GuessedPlace | null>;
  /** Returns other cities that the text may mean, best first: those of the same name elsewhere, then the closest spellings. Empty for a ZIP code. */
  otherPlaces(text: string): Promise<Place[]>;
  /** Returns cities and ZIP codes that begin with the text, at most `limit`, best first. */
  suggestPlaces(text: string, limit: number): Promise<Suggestion[]>;
  /** Returns cities that the text is the beginning of, with a typo, at most `limit`, closest first; for a text that nothing else is suggested for. */
  suggestSimilarPlaces(text: string, limit: number): Promise<Suggestion[]>;
  /** Returns businesses (establishments) whose name matches, for review import. */
  suggestEstablishments(text: string, limit: number): Promise<Suggestion[]>;
  /** Returns street addresses that begin with the text. `selected` narrows an entry that represents several. */
  suggestAddresses(text: string, selected: string | undefined, countryCode: string, limit: number): Promise<Suggestion[]>;
  /** Returns a business by its place id; null if it is unknown. */
  details(placeId: string): Promise<PlaceDetails | null>;
};

/** Says that a live places service didn't answer in time or at all. The person is told to type the address instead. */
export class PlacesUnavailable extends Error {
  override readonly name = 'PlacesUnavailable';
}
