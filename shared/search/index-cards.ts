import type { BasketKey } from '#shared/pricing/basket.ts';
import { basketKeys } from '#shared/pricing/basket.ts';
import type { SearchCard } from './card.ts';

/** Degrees of a grid cell: at 50 miles a search touches seven rows, each one unbroken run of the arrays below. */
export const cellDegrees = 0.25;
export const gridRows = 180 / cellDegrees;
export const gridColumns = 360 / cellDegrees;

/** Words of 32 bits that hold which texts (attributes, languages) a home has. */
export type Vocabulary = { bits: ReadonlyMap<string, number>; words: number };

/**
 * All cards in memory, laid out for a search: points as unit vectors in the order of their grid cells, `cellStart[c]` to `cellStart[c + 1]` being the points
 * of cell `c`; `rank` is a card's place among all ids, the last word in every order.
 */
export type SearchIndex = {
  cards: readonly SearchCard[];
  cellStart: Int32Array;
  /** x, y, z of point i at 3i. */
  points: Float64Array;
  card: Int32Array;
  prices: Readonly<Record<BasketKey, Float64Array>>;
  ratings: Float32Array;
  texts: Uint32Array;
  vocabulary: Vocabulary;
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const clampCell = (value: number, cells: number) => Math.min(Math.max(Math.floor(value), 0), cells - 1);
export const rowOf = (lat: number) => clampCell((lat + 90) / cellDegrees, gridRows);
export const columnOf = (lon: number) => clampCell((lon + 180) / cellDegrees, gridColumns);

/** The point on the unit sphere; distances between such points order like great-circle distances and cost no trigonometry. */
export function unitVector(lat: number, lon: number): readonly [x: number, y: number, z: number] {
  const cosLat = Math.cos(radians(lat));
  return [cosLat * Math.cos(radians(lon)), cosLat * Math.sin(radians(lon)), Math.sin(radians(lat))];
}

/** A text as filters compare it: case does not count, and attributes and languages do not mix. */
export const textKey = (kind: 'attribute' | 'language', text: string) => `${kind}:${text.toLowerCase()}`;
const textKeys = (card: SearchCard) => [
  ...card.attributes.map((text) => textKey('attribute', text)),
  ...card.languages.map((text) => textKey('language', text)),
];

function vocabularyOf(cards: readonly SearchCard[]): Vocabulary {
  const bits = new Map<string, number>();
  for (const card of cards) for (const key of textKeys(card)) if (!bits.has(key)) bits.set(key, bits.size);
  return { bits, words: Math.max(1, Math.ceil(bits.size / 32)) };
}

/** Lays cards out for searching. Ties are broken by id, so cards are ordered by it first. */
export function indexCards(unordered: readonly SearchCard[]): SearchIndex {
  const cards = [...unordered].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const cells = cards.map(({ lat, lon }) => rowOf(lat) * gridColumns + columnOf(lon));
  const cellStart = new Int32Array(gridRows * gridColumns + 1);
  for (const cell of cells) cellStart[cell + 1]! += 1;
  for (let cell = 0; cell < gridRows * gridColumns; cell += 1) cellStart[cell + 1]! += cellStart[cell]!;
  const next = cellStart.slice();
  const vocabulary = vocabularyOf(cards);
  const index: SearchIndex = {
    cards,
    cellStart,
    points: new Float64Array(cards.length * 3),
    card: new Int32Array(cards.length),
    prices: Object.fromEntries(basketKeys.map((basket) => [basket, new Float64Array(cards.length)])) as SearchIndex['prices'],
    ratings: new Float32Array(cards.length),
    texts: new Uint32Array(cards.length * vocabulary.words),
    vocabulary,
  };
  for (const [rank, card] of cards.entries()) {
    const at = next[cells[rank]!]!;
    next[cells[rank]!] = at + 1;
    index.card[at] = rank;
    index.points.set(unitVector(card.lat, card.lon), at * 3);
    index.ratings[at] = card.rating ?? -1;
    for (const basket of basketKeys) index.prices[basket][at] = card.prices[basket].priceCents ?? Number.POSITIVE_INFINITY;
    for (const key of textKeys(card)) {
      const bit = vocabulary.bits.get(key)!;
      index.texts[at * vocabulary.words + (bit >> 5)]! |= 1 << (bit & 31);
    }
  }
  return index;
}
