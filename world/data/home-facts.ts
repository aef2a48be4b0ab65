import type { GplLine } from '#shared/model/enumerations/pricing.ts';
import type { StateCode } from '#shared/values/state-codes.ts';
import type { SceneName } from '../scenes/index.ts';

/** What is written by hand about one home. The generator adds the rest (prices, team, reviews, pictures, packages). */
export type HomeFacts = {
  name: string;
  /** A street as the town has them. The number is invented. */
  street: string;
  city: string;
  state: StateCode;
  /** A real ZIP code of the town. Its place on the map comes from the `zipcodes` package (GeoNames). */
  zip: string;
  areaCode: string;
  /** In the home's own voice, 100 characters or more. */
  background: string;
  house: SceneName;
  /** More scenes of the gallery, in order. */
  scenes: readonly SceneName[];
  /** Its prices relative to the region's: 1 is average. */
  tier: number;
  /** `<first> <last>`: who owns or runs it. The first is the owner. */
  leads: readonly string[];
  /** Languages besides English. */
  languages?: readonly string[];
  attributes: readonly string[];
  /** Keys of package recipes (packages.ts), three to six. */
  packages: readonly string[];
  /** How many reviews, and what they average. */
  reviews: readonly [count: number, rating: number];
  preNeed?: 'insurance' | 'trust' | 'both' | 'none';
  /** Lines that it doesn't offer and therefore doesn't list; usually none. */
  lacks?: readonly GplLine[];
  /** Prices in US dollars that its own words name. */
  fixed?: Partial<Record<GplLine, number>>;
  /** Not ready yet, or launched before its price list was entered. */
  quirk?: 'not-launched' | 'no-price-list';
};
