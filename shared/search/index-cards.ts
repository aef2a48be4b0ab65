import type { BasketKey } from '#shared/pricing/basket.ts';
import { basketKeys } from '#shared/pricing/basket.ts';
import type { SearchCard } from './card.ts';

/** Degrees of a grid cell: at 50 miles a search touches seven rows, each a contiguous run in the arrays below. */
export const cellDegrees = 0.25;
const gridRows = 180 / cellDegrees;
export const gridColumns = 360 / cellDegrees;

type TextKind = 'attributes' | 'languages';

/** The bit of each text (attributes and languages), how many 32-bit words that takes, and each bit's text in the first home's spelling. */
type Vocabulary = { bits: ReadonlyMap<string, number>; words: number; texts: readonly { kind: TextKind; text: string }[] };

/**
 * All cards in memory, arranged for searching: points as unit vectors in the order of their grid cells, where `cellStart[c]` to `cellStart[c + 1]` are the
 * points of cell `c`; `rank` is a card's position among all ids, the last tiebreaker in every order.
 */
export type SearchIndex = {
  cards: readonly SearchCard[];
  cellStart: Int32Array;
  /** x, y, z of point i at 3i. */
  points: Float64Array;
  card: Int32Array;
  prices: Readonly<Record<BasketKey, Float64Array>>;
  /** Needs 64 bits: a 32-bit 3.2 would fail a filter of 3.2. */
  ratings: Float64Array;
  texts: Uint32Array;
  vocabulary: Vocabulary;
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const clampCell = (value: number, cells: number) => Math.min(Math.max(Math.floor(value), 0), cells - 1);
export const rowOf = (lat: number) => clampCell((lat + 90) / cellDegrees, gridRows);
export const columnOf = (lon: number) => clampCell((lon + 180) / cellDegrees, gridColumns);

/** Returns the point on the unit sphere. Distances between such points sort like great-circle distances, without trigonometry. */
export function unitVector(lat: number, lon: number): readonly [x: number, y: number, z: number] {
  const cosLat = Math.cos(radians(lat));
  return [cosLat * Math.cos(radians(lon)), cosLat * Math.sin(radians(lon)), Math.sin(radians(lat))];
}

/** Returns a text's key for filters, which ignores case and separates attributes from languages. */
const textKey = (kind: TextKind, text: string) => `${kind}:${text.toLowerCase()}`;
const textsOf = ({ attributes, languages }: SearchCard): Vocabulary['texts'] => [
  ...attributes.map((text) => ({ kind: 'attributes' as const, text })),
  ...languages.map((text) => ({ kind: 'languages' as const, text })),
];

function vocabularyOf(cards: readonly SearchCard[]): Vocabulary {
  const bits = new Map<string, number>();
  const texts: Vocabulary['texts'][number][] = [];
  for (const card of cards) {
    for (const { kind, text } of textsOf(card)) {
      const key = textKey(kind, text);
      if (!bits.has(key)) bits.set(key, texts.push({ kind, text }) - 1);
    }
  }
  return { bits, words: Math.max(1, Math.ceil(texts.length / 32)), texts };
}

/** Returns the bits of the texts that a hit must have; -1 for a text that no home has, so that nothing matches. */
export function wantedBits(
  { vocabulary }: SearchIndex,
  { attributes = [], languages = [] }: Partial<Record<TextKind, readonly string[]>>,
): number[] {
  const bitOf = (kind: TextKind, text: string) => vocabulary.bits.get(textKey(kind, text)) ?? -1;
  return [...attributes.map((text) => bitOf('attributes', text)), ...languages.map((text) => bitOf('languages', text))];
}

/** Returns whether the point has every wanted bit. */
export function hasBits({ texts, vocabulary: { words } }: SearchIndex, at: number, wanted: readonly number[]): boolean {
  for (let each = 0; each < wanted.length; each += 1) {
    const bit = wanted[each]!;
    if (bit < 0 || (texts[at * words + (bit >> 5)]! & (1 << (bit & 31))) === 0) return false;
  }
  return true;
}

/** Arranges cards for searching. They are first sorted by id, which breaks ties. */
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
    ratings: new Float64Array(cards.length),
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
    for (const { kind, text } of textsOf(card)) {
      const bit = vocabulary.bits.get(textKey(kind, text))!;
      index.texts[at * vocabulary.words + (bit >> 5)]! |= 1 << (bit & 31);
    }
  }
  return index;
}
