import { radiusMiles, searchSorts } from '#shared/contract/search-bounds.ts';
import { type BasketKey, basketKeys, defaultBasket } from '#shared/pricing/basket.ts';
import type { HomeSearch } from '#web/paths.ts';
import { type Need, needs, readNeed } from './need.ts';

/** A search as read from the address of `/`, with every default filled in. */
export type SearchAddress = {
  query: string;
  /** Where the person is, or the place of a picked suggestion, in which case `query` is only its name. */
  place: { lat: number; lon: number } | null;
  radius: number;
  basket: BasketKey;
  minPriceCents: number | null;
  maxPriceCents: number | null;
  minRating: number | null;
  attributes: string[];
  languages: string[];
  sort: (typeof searchSorts)[number];
  need: Need | null;
  /** The number of pages of results shown. */
  page: number;
};

/** The radii that the filter offers, in miles. An address may have any number within the bounds. */
export const radiusChoices = [10, 25, 50, 75, 100] as const;

const MAX_PAGES = 500;
const MAX_PRICE_CENTS = 10_000_000;

/** Reads a number within bounds from the address. Anything else is ignored, so that no address breaks the screen. */
const numberIn = (search: URLSearchParams, name: string, min: number, max: number): number | null => {
  const text = search.get(name);
  if (text === null || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) && value >= min && value <= max ? value : null;
};

const wholeIn = (search: URLSearchParams, name: string, min: number, max: number): number | null => {
  const value = numberIn(search, name, min, max);
  return value === null ? null : Math.round(value);
};

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

const textsIn = (search: URLSearchParams, name: string): string[] =>
  [...new Set(search.getAll(name).map((text) => text.trim()))].filter((text) => text !== '' && text.length <= 30).slice(0, 20);

/** Reads a search from any address; the server always accepts the result. */
export const readSearch = (search: URLSearchParams): SearchAddress => {
  const lat = numberIn(search, 'lat', -90, 90);
  const lon = numberIn(search, 'lon', -180, 180);
  const need = readNeed(search);
  return {
    query: (search.get('query') ?? '').trim().slice(0, 200),
    place: lat !== null && lon !== null ? { lat, lon } : null,
    radius: numberIn(search, 'radius', radiusMiles.min, radiusMiles.max) ?? radiusMiles.default,
    basket: oneOf(basketKeys, search.get('basket')) ?? defaultBasket,
    minPriceCents: wholeIn(search, 'minPriceCents', 0, MAX_PRICE_CENTS),
    maxPriceCents: wholeIn(search, 'maxPriceCents', 0, MAX_PRICE_CENTS),
    minRating: numberIn(search, 'minRating', 0, 5),
    attributes: textsIn(search, 'attributes'),
    languages: textsIn(search, 'languages'),
    sort: oneOf(searchSorts, search.get('sort')) ?? (need ? needs[need].sort : 'distance'),
    need,
    page: wholeIn(search, 'page', 1, MAX_PAGES) ?? 1,
  };
};

/** Returns whether the address asks for results; without them, `/` is the welcome. */
export const isSearch = ({ query, place }: SearchAddress): boolean => query !== '' || place !== null;

/** Counts the filters that narrow the results. The place, the basket, and the order aren't filters. */
export const countFilters = (search: SearchAddress): number =>
  Number(search.minPriceCents !== null || search.maxPriceCents !== null) +
  Number(search.minRating !== null) +
  search.attributes.length +
  search.languages.length;

export const withoutFilters = (search: SearchAddress): SearchAddress => ({
  ...search,
  minPriceCents: null,
  maxPriceCents: null,
  minRating: null,
  attributes: [],
  languages: [],
  page: 1,
});

/** Returns the shortest address values for this search, without defaults. */
export const toHomeSearch = (search: SearchAddress): HomeSearch & { page?: number } => {
  const usualSort = search.need ? needs[search.need].sort : 'distance';
  return {
    query: search.query || undefined,
    lat: search.place?.lat,
    lon: search.place?.lon,
    radius: search.radius === radiusMiles.default ? undefined : search.radius,
    basket: search.basket === defaultBasket ? undefined : search.basket,
    minPriceCents: search.minPriceCents ?? undefined,
    maxPriceCents: search.maxPriceCents ?? undefined,
    minRating: search.minRating ?? undefined,
    attributes: search.attributes,
    languages: search.languages,
    sort: search.sort === usualSort ? undefined : search.sort,
    need: search.need ?? undefined,
    page: search.page === 1 ? undefined : search.page,
  };
};

/** Returns the input of `searchLocations`. Pages come by cursor and aren't part of it. */
export const toSearchInput = ({ place, need: _need, page: _page, ...search }: SearchAddress) => ({
  query: search.query,
  radius: search.radius,
  ...(place ?? {}),
  basket: search.basket,
  minPriceCents: search.minPriceCents ?? undefined,
  maxPriceCents: search.maxPriceCents ?? undefined,
  minRating: search.minRating ?? undefined,
  attributes: search.attributes,
  languages: search.languages,
  sort: search.sort,
});
