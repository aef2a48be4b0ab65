/** Measures the search in this process and prints its figures as JSON: run by bench/index.ts in a child. */

import { defaultAttributes, defaultLanguages } from '#shared/model/enumerations/location.ts';
import { basketKeys } from '#shared/pricing/basket.ts';
import { facetsOf, indexCards, type SearchCard, type SearchQuery, searchIndex } from '#shared/search/index.ts';
import { createRandom } from '#world/random.ts';
import type { Figure } from '../figure.ts';
import { scaled } from '../scale.ts';
import { median, quantile } from '../statistics.ts';
import { homes20k, homes200k } from './homes.ts';
import { type Answer, kdbushSearch, naiveSearch, type Search } from './peers.ts';

/** Returns searches as families make them: 50 miles around a place near a home, the first 20 in one of the three orders, with some of the filters. */
function randomQueries(homes: readonly SearchCard[], count: number): SearchQuery[] {
  const random = createRandom('searches');
  return Array.from({ length: count }, (): SearchQuery => {
    const { lat, lon } = random.pick(homes);
    return {
      lat: lat + random.between(-0.2, 0.2),
      lon: lon + random.between(-0.2, 0.2),
      radiusMiles: 50,
      basket: random.pick(basketKeys),
      sort: random.pick(['distance', 'price', 'rating'] as const),
      limit: 20,
      ...(random.chance(0.4) ? { maxPriceCents: random.int(150_000, 900_000) } : {}),
      ...(random.chance(0.2) ? { minPriceCents: random.int(100_000, 400_000) } : {}),
      ...(random.chance(0.4) ? { minRating: random.pick([3.5, 4, 4.2, 4.5]) } : {}),
      ...(random.chance(0.4) ? { attributes: random.sample(defaultAttributes, random.int(1, 2)) } : {}),
      ...(random.chance(0.2) ? { languages: [random.pick(defaultLanguages)] } : {}),
    };
  });
}

const group = 'Search: 50 miles, filters, sort, top 20';
const rounds = scaled(7, 1);

const homes = homes20k();
const manyHomes = homes200k(homes);
const queries = randomQueries(homes, scaled(1000, 10));
const index = indexCards(homes);
const manyIndex = indexCards(manyHomes);

const answerOf = (query: SearchQuery): Answer => {
  const { hits, total, unfilteredTotal } = searchIndex(index, query);
  return { ids: hits.map(({ card }) => card.id), total, unfilteredTotal };
};

/** Searches per second, and microseconds at the median and at the 99th percentile. */
type Speed = { perSecond: number; p50: number; p99: number };

function timed(search: (query: SearchQuery) => unknown, queries: readonly SearchQuery[]): Speed {
  const times = queries.map((query) => {
    const startedAt = performance.now();
    search(query);
    return (performance.now() - startedAt) * 1000;
  });
  const total = times.reduce((sum, time) => sum + time, 0);
  return { perSecond: (queries.length / total) * 1e6, p50: median(times), p99: quantile(times, 0.99) };
}

/** Returns medians over rounds in which each way takes a turn, so that a busy machine is busy for all of them. */
function compare<Name extends string>(ways: Record<Name, () => Speed>): Record<Name, Speed> {
  const names = Object.keys(ways) as Name[];
  const found = Object.fromEntries(names.map((name) => [name, [] as Speed[]])) as unknown as Record<Name, Speed[]>;
  for (let round = 0; round < rounds + 1; round += 1) {
    for (const name of names) {
      const speed = ways[name]();
      // The first round is for the compiler.
      if (round > 0) found[name].push(speed);
    }
  }
  const over = (speeds: Speed[], pick: (speed: Speed) => number) => median(speeds.map(pick));
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        perSecond: over(found[name], (s) => s.perSecond),
        p50: over(found[name], (s) => s.p50),
        p99: over(found[name], (s) => s.p99),
      },
    ]),
  ) as Record<Name, Speed>;
}

const naive = naiveSearch(homes);
const kdbush = kdbushSearch(homes);
const often = [...queries, ...queries, ...queries, ...queries];
const rarely = queries.slice(0, 60);
const speeds = compare({
  ours: () => timed((query) => searchIndex(index, query), often),
  kdbush: () => timed(kdbush, queries),
  naive: () => timed(naive, rarely),
  facets: () => timed((query) => facetsOf(index, query), queries),
  many: () => timed((query) => searchIndex(manyIndex, query), queries),
});
const manyTree = kdbushSearch(manyHomes);
const manyKdbush = compare({ kdbush: () => timed(manyTree, rarely) }).kdbush;

const differences = (peer: Search) =>
  queries.filter((query) => JSON.stringify(answerOf(query)) !== JSON.stringify(peer(query))).length;

const figures: Figure[] = [
  {
    group,
    name: '20,000 homes, against kdbush range + filter + sort',
    unit: '/s',
    ours: speeds.ours.perSecond,
    peer: { name: 'kdbush', value: speeds.kdbush.perSecond },
    goal: { of: 'ratio', atLeast: 2.5 },
  },
  {
    group,
    name: '20,000 homes, against a naive scan',
    unit: '/s',
    ours: speeds.ours.perSecond,
    peer: { name: 'naive', value: speeds.naive.perSecond },
  },
  { group, name: 'median', unit: 'µs', ours: speeds.ours.p50, peer: { name: 'kdbush', value: speeds.kdbush.p50 } },
  { group, name: '99th percentile', unit: 'µs', ours: speeds.ours.p99, peer: { name: 'kdbush', value: speeds.kdbush.p99 } },
  {
    group,
    name: 'facets of the first page',
    unit: 'µs',
    ours: 1e6 / speeds.facets.perSecond,
    peer: { name: 'the search itself', value: 1e6 / speeds.ours.perSecond },
  },
  {
    group,
    name: '200,000 homes, time of a search',
    unit: 'µs',
    ours: 1e6 / speeds.many.perSecond,
    peer: { name: '20,000 homes', value: 1e6 / speeds.ours.perSecond },
    goal: { of: 'ratio', atMost: 7 },
  },
  {
    group,
    name: '200,000 homes, against kdbush',
    unit: '/s',
    ours: speeds.many.perSecond,
    peer: { name: 'kdbush', value: manyKdbush.perSecond },
  },
  {
    group,
    name: 'of 1,000 searches, answers unlike the naive ones',
    unit: '',
    ours: differences(naive),
    goal: { of: 'ours', atMost: 0 },
  },
];
process.stdout.write(`${JSON.stringify(figures)}\n`);
