import { type BasketKey, basketKeys, defaultBasket } from '#shared/pricing/basket.ts';
import { comparedHomes } from '#shared/pricing/compare-homes.ts';
import { isGuid } from '#shared/values/ids.ts';
import type { Comparison } from '#web/paths.ts';
import { type Need, readNeed } from '../need.ts';

/** The town or ZIP code that distances are measured from; never someone's own location or address. */
export type Near = { label: string; lat: number; lon: number };

/** A comparison as read from the address of `/compare`. */
export type ComparisonAddress = {
  /** At most four, without duplicates, in lower case. */
  ids: string[];
  basket: BasketKey;
  near: Near | null;
  /** When the funeral is needed, for the links to the homes. */
  need: Need | null;
  /** The number of entries that weren't a home's id. */
  malformed: number;
  /** The number of homes after the fourth. */
  surplus: number;
};

/** What is compared, and for when. */
export type ComparedHomes = Pick<ComparisonAddress, 'ids' | 'basket' | 'near' | 'need'>;

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

/** Reads a comparison from any address, counting what had to be left out. */
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
    need: readNeed(search),
    malformed: new Set(entries.filter((entry) => !isGuid(entry))).size,
    surplus: Math.max(0, ids.length - comparedHomes.max),
  };
};

/** Returns what `paths.compare` needs for this comparison. It always names the basket, so that a link means the same even if the default changes. */
export const toComparison = ({ ids, basket, near, need }: ComparedHomes): Comparison => ({
  homes: ids,
  basket,
  near: near?.label,
  lat: near?.lat,
  lon: near?.lon,
  need: need ?? undefined,
});
