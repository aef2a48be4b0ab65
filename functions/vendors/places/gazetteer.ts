import type { Suggestion } from '#shared/contract/marketplace-views.ts';
import { stateCodeOf, stateName } from '#shared/values/states.ts';
import { searchKey } from '#shared/values/text.ts';
import type { Place } from './port.ts';

/**
 * US cities and ZIP codes in the form that `scripts/build-gazetteer.ts` writes: a city is [name, key, state, lat, lon, number of ZIP codes], in order of
 * key; a ZIP code is [code, index of its city, lat, lon], in order of code. Source: GeoNames through the `zipcodes` package (CC BY 4.0).
 */
export type GazetteerData = {
  cities: [name: string, key: string, state: string, lat: number, lon: number, zips: number][];
  zips: [code: string, city: number, lat: number, lon: number][];
};

/** The first place in a sorted list whose key is not before `key`. */
function lowerBound<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string, key: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keyOf(entries[middle]!) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

type City = GazetteerData['cities'][number];
const cityKey = (city: City) => city[1];
const bySize = (a: City, b: City) => b[5] - a[5] || a[0].localeCompare(b[0]) || a[2].localeCompare(b[2]);

/** Splits "Boston, MA", "Boston MA", "boston massachusetts" into a city's key and a state; the state may be missing or only begun. */
function parse(text: string): { key: string; state: string | null; begun: string } {
  const [before, after] = text.split(',', 2) as [string, string | undefined];
  if (after !== undefined) {
    const state = stateCodeOf(after.trim()) ?? null;
    return { key: searchKey(before), state, begun: state ? '' : searchKey(after) };
  }
  const words = text.trim().split(/\s+/);
  for (const count of [2, 1]) {
    const state = words.length > count ? stateCodeOf(words.slice(-count).join(' ')) : undefined;
    if (state) return { key: searchKey(words.slice(0, -count).join(' ')), state, begun: '' };
  }
  return { key: searchKey(text), state: null, begun: '' };
}

const matchesState = (city: City, { state, begun }: { state: string | null; begun: string }) =>
  state !== null
    ? city[2] === state
    : begun === '' ||
      city[2].toLowerCase().startsWith(begun) ||
      searchKey(stateName(city[2] as Parameters<typeof stateName>[0])).startsWith(begun);

const labelOf = (city: City) => `${city[0]}, ${city[2]}`;

/** Finds and suggests US cities and ZIP codes in memory; "St. Louis" and "Saint Louis" are one. */
export class Gazetteer {
  readonly #data: GazetteerData;

  constructor(data: GazetteerData) {
    this.#data = data;
  }

  /** The place of a five-digit ZIP code (a +4 is ignored); null where the postal service has no such code. */
  findZip(text: string): Place | null {
    const code = /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(text)?.[1];
    if (!code) return null;
    const entry = this.#data.zips[lowerBound(this.#data.zips, ([zip]) => zip, code)];
    if (entry?.[0] !== code) return null;
    return { label: `${labelOf(this.#data.cities[entry[1]]!)} ${code}`, lat: entry[2], lon: entry[3] };
  }

  /** The city that the text names: of several the one with the most ZIP codes; null where there is none. */
  findCity(text: string): Place | null {
    const wanted = parse(text);
    if (wanted.key === '') return null;
    const found = this.#citiesFrom(wanted.key, (city) => cityKey(city) === wanted.key).filter((city) =>
      matchesState(city, wanted),
    );
    // "Washington" may be a city or, as the last word, have been taken for a state: the whole text is tried as a name too.
    const whole = searchKey(text);
    const all = found.length > 0 ? found : this.#citiesFrom(whole, (city) => cityKey(city) === whole);
    const [best] = all.sort(bySize);
    return best ? { label: labelOf(best), lat: best[3], lon: best[4] } : null;
  }

  /** Cities and ZIP codes that begin with the text, biggest first. */
  suggest(text: string, limit: number): Suggestion[] {
    const digits = /^\s*(\d{2,5})\s*$/.exec(text)?.[1];
    return digits ? this.#suggestZips(digits, limit) : this.#suggestCities(text, limit);
  }

  #citiesFrom(key: string, isWanted: (city: City) => boolean): City[] {
    const found: City[] = [];
    const { cities } = this.#data;
    for (let at = lowerBound(cities, cityKey, key); at < cities.length && isWanted(cities[at]!); at += 1) found.push(cities[at]!);
    return found;
  }

  #suggestCities(text: string, limit: number): Suggestion[] {
    const wanted = parse(text);
    if (wanted.key === '') return [];
    const isExact = wanted.state !== null || text.includes(',');
    return this.#citiesFrom(wanted.key, (city) => (isExact ? cityKey(city) === wanted.key : cityKey(city).startsWith(wanted.key)))
      .filter((city) => matchesState(city, wanted))
      .sort(bySize)
      .slice(0, limit)
      .map((city) => ({
        kind: 'city',
        id: `city:${labelOf(city)}`,
        label: labelOf(city),
        detail: stateName(city[2] as Parameters<typeof stateName>[0]),
        lat: city[3],
        lon: city[4],
        locationId: null,
      }));
  }

  #suggestZips(digits: string, limit: number): Suggestion[] {
    const { zips, cities } = this.#data;
    const start = lowerBound(zips, ([zip]) => zip, digits);
    return zips
      .slice(start, start + limit)
      .filter(([zip]) => zip.startsWith(digits))
      .map(([zip, city, lat, lon]) => ({
        kind: 'postal-code',
        id: `zip:${zip}`,
        label: zip,
        detail: labelOf(cities[city]!),
        lat,
        lon,
        locationId: null,
      }));
  }
}
