import type { Suggestion } from '#shared/contract/marketplace-views.ts';
import type { StateCode } from '#shared/values/state-codes.ts';
import { stateName } from '#shared/values/states.ts';
import { searchKey } from '#shared/values/text.ts';
import { mistakesIn } from './edit-distance.ts';
import { forgivenIn, isInState, type PlaceWords, placeWords, withForgivenState } from './place-words.ts';
import type { GuessedPlace, Place } from './port.ts';

/**
 * US cities and ZIP codes in the form that `scripts/build-gazetteer.ts` writes: a city is [name, key, state, lat, lon, people or, where nobody counted
 * them, ZIP codes], in order of key; a ZIP code is [code, index of its city, lat, lon], in order of code; another name is [key, index of the city that it
 * means], in order of key. The README's credits name the sources.
 */
export type GazetteerData = {
  cities: [name: string, key: string, state: string, lat: number, lon: number, size: number][];
  zips: [code: string, city: number, lat: number, lon: number][];
  names: [key: string, city: number][];
};

/** Returns the first place in a sorted list whose key isn't before `key`. */
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

/** Returns the entries of a sorted list whose key begins with `key`. */
function startingWith<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string, key: string): Entry[] {
  const start = lowerBound(entries, keyOf, key);
  let end = start;
  while (end < entries.length && keyOf(entries[end]!).startsWith(key)) end += 1;
  return entries.slice(start, end);
}

type City = GazetteerData['cities'][number];
type Zip = GazetteerData['zips'][number];
const cityKey = (city: City) => city[1];
const nameKey = ([key]: GazetteerData['names'][number]) => key;
const zipCode = ([code]: Zip) => code;
const bySize = (a: City, b: City) => b[5] - a[5] || a[0].localeCompare(b[0]) || a[2].localeCompare(b[2]);

const labelOf = (city: City) => `${city[0]}, ${city[2]}`;
const placeOf = (city: City): Place => ({ label: labelOf(city), lat: city[3], lon: city[4] });
const suggestionOf = (city: City): Suggestion => ({
  kind: 'city',
  id: `city:${labelOf(city)}`,
  label: labelOf(city),
  detail: stateName(city[2] as StateCode),
  lat: city[3],
  lon: city[4],
  locationId: null,
});

/** Returns the five digits of a ZIP code. A +4 is ignored. */
const zipIn = (text: string): string | undefined => /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(text)?.[1];

/** Finds and suggests US cities and ZIP codes in memory. "St. Louis" and "Saint Louis" are one. */
export class Gazetteer {
  readonly #data: GazetteerData;

  constructor(data: GazetteerData) {
    this.#data = data;
  }

  /** Returns the place of a five-digit ZIP code (a +4 is ignored); null if we don't know the code. */
  findZip(text: string): Place | null {
    const code = zipIn(text);
    if (!code) return null;
    const entry = this.#data.zips[lowerBound(this.#data.zips, zipCode, code)];
    if (entry?.[0] !== code) return null;
    return { label: `${labelOf(this.#data.cities[entry[1]]!)} ${code}`, lat: entry[2], lon: entry[3] };
  }

  /**
   * Returns the city that the text names, by any of its names: the largest if there are several; null if there is none. Forgives no typos, so that a valid
   * name is never taken for another.
   */
  findCity(text: string): Place | null {
    const words = placeWords(text);
    if (words.key === '') return null;
    // "Washington" may be a city or, as the last word, a state: so the whole text is tried as a name too.
    const named = this.#named(words);
    const [best] = (named.length > 0 ? named : this.#named({ key: searchKey(text), state: null, begun: '' })).sort(bySize);
    return best ? placeOf(best) : null;
  }

  /**
   * Returns what a text that names no place most likely means: the largest city that it is closest to, with a mistake or two; for a ZIP code that we don't
   * know, the largest city among those that share its first three digits, which one mail center serves. Null if there is none.
   */
  guess(text: string): GuessedPlace | null {
    const code = zipIn(text);
    if (code) return this.#areaOf(code);
    const [city] = this.#similar(text, 'whole');
    return city ? { ...placeOf(city), match: 'spelling' } : null;
  }

  /** Returns the other cities that the text may mean: those of its name that `findCity` passed over, then the closest spellings. */
  others(text: string): Place[] {
    const found = this.findZip(text) ?? this.findCity(text);
    return this.#similar(text, 'whole')
      .map(placeOf)
      .filter(({ label }) => label !== found?.label);
  }

  /** Returns cities and ZIP codes that begin with the text, largest first. */
  suggest(text: string, limit: number): Suggestion[] {
    const digits = /^\s*(\d{2,5})\s*$/.exec(text)?.[1];
    return digits ? this.#suggestZips(digits, limit) : this.#suggestCities(text, limit);
  }

  /** Returns cities that the text is the beginning of, with a mistake or two, closest first; for a text that no city begins with. */
  suggestSimilar(text: string, limit: number): Suggestion[] {
    const isWhole = text.includes(',') || placeWords(text).state !== null;
    return this.#similar(text, isWhole ? 'whole' : 'beginning')
      .slice(0, limit)
      .map(suggestionOf);
  }

  #named(words: PlaceWords): City[] {
    const { cities, names } = this.#data;
    const own = startingWith(cities, cityKey, words.key).filter((city) => cityKey(city) === words.key);
    const others = startingWith(names, nameKey, words.key).filter(([key]) => key === words.key);
    return [...new Set([...own, ...others.map(([, at]) => cities[at]!)])].filter((city) => isInState(city[2], words));
  }

  #suggestCities(text: string, limit: number): Suggestion[] {
    const words = placeWords(text);
    if (words.key === '') return [];
    const { cities, names } = this.#data;
    const isWhole = words.state !== null || text.includes(',');
    const exact = this.#named(words).sort(bySize);
    const begun = isWhole
      ? []
      : [
          ...startingWith(cities, cityKey, words.key),
          ...(words.key.length > 2 ? startingWith(names, nameKey, words.key).map(([, at]) => cities[at]!) : []),
        ].sort(bySize);
    // A city that another name means ("NYC", "LA") goes first: nobody types that as the beginning of a longer name.
    const meant = exact.filter((city) => cityKey(city) !== words.key);
    return [...new Set([...meant, ...(isWhole ? exact : begun)])].slice(0, limit).map(suggestionOf);
  }

  /** Returns cities that the text names with no more mistakes than its length allows, fewest mistakes first, then largest. */
  #similar(text: string, part: 'whole' | 'beginning'): City[] {
    const words = withForgivenState(placeWords(text));
    const most = forgivenIn(words.key);
    if (most === 0 && this.#named(words).length === 0) return [];
    const { cities, names } = this.#data;
    const found = new Map<City, number>();
    const weigh = (city: City, key: string) => {
      if (!isInState(city[2], words)) return;
      const { [part]: count } = mistakesIn(words.key, key, most);
      // Two mistakes and a different first letter make it another name.
      if (count > most || (count > 1 && key[0] !== words.key[0])) return;
      found.set(city, Math.min(count, found.get(city) ?? count));
    };
    for (const city of cities) weigh(city, cityKey(city));
    for (const [key, at] of names) weigh(cities[at]!, key);
    return [...found].sort(([a, one], [b, other]) => one - other || bySize(a, b)).map(([city]) => city);
  }

  #areaOf(code: string): GuessedPlace | null {
    const { zips, cities } = this.#data;
    const around = new Set(startingWith(zips, zipCode, code.slice(0, 3)).map(([, at]) => cities[at]!));
    const [largest] = [...around].sort(bySize);
    return largest ? { ...placeOf(largest), match: 'zip-area' } : null;
  }

  #suggestZips(digits: string, limit: number): Suggestion[] {
    const { zips, cities } = this.#data;
    return startingWith(zips, zipCode, digits)
      .slice(0, limit)
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
