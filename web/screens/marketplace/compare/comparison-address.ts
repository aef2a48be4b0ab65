import { type BasketKey, basketKeys, defaultBasket } from '#shared/pricing/basket.ts';
import { comparedHomes } from '#shared/pricing/compare-homes.ts';
import { isGuid } from '#shared/values/ids.ts';
import type { Comparison } from '#web/paths.ts';

/** The town or ZIP code from which distances are counted; never somebody's own position or address. */
export type Near = { label: string; lat: number; lon: number };

/** A comparison as the address of `/compare` states it. */
export type ComparisonAddress = {
  /** At most four, each once, in lower case. */
  ids: string[];
  basket: BasketKey;
  near: Near | null;
  /** How many entries were no home's id. */
  malformed: number;
  /** How many homes came after the fourth. */
  surplus: number;
};

const degrees = (search: URLSearchParams, name: string, most: number): number | null => {
  const text = search.get(name)?.trim();
  const value = text ? Number(text) : Number.NaN;
  return Math.abs(value) <= most ? value : null;
};

const readNear = (search: URLSearchParams): Near | null => {
  const label = (search.get('near') ?? '').trim().slice(0, 100);
  const lat = degrees(search, 'lat', 90);
  const lon = degrees(search, 'lon', 180);
  return label !== '' && lat !== null && lon !== null ? { label, lat, lon } : null;
};

/** Reads a comparison from an address. Whatever the address holds, the answer can be shown; what had to be left out is counted. */
export const readComparison = (search: URLSearchParams): ComparisonAddress => {
  const entries = search
    .getAll('homes')
    .flatMap((list) => list.split(','))
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '');
  const ids = [...new Set(entries.filter(isGuid))];
  return {
    ids: ids.slice(0, comparedHomes.max),
    basket: basketKeys.find((key) => key === search.get('basket')) ?? defaultBasket,
    near: readNear(search),
    malformed: new Set(entries.filter((entry) => !isGuid(entry))).size,
    surplus: Math.max(0, ids.length - comparedHomes.max),
  };
};

/** What `paths.compare` needs to say this comparison. The basket is always named: a link means the same whatever becomes usual later. */
export const toComparison = ({ ids, basket, near }: Pick<ComparisonAddress, 'ids' | 'basket' | 'near'>): Comparison => ({
  homes: ids,
  basket,
  near: near?.label,
  lat: near?.lat,
  lon: near?.lon,
});
