import { listOrder } from './case-keys.ts';
import type { CasePosition } from './case-list.ts';
import { toItem } from './item.ts';
import type { Item, Key, Table } from './table.ts';

const partition = (locationId: string) => `LOCATION#${locationId}#CASE-NAMES`;
const letterKey = (locationId: string, name: string): Key => ({
  pk: partition(locationId),
  sk: `LETTER#${String.fromCodePoint(name.codePointAt(0) ?? 0)}`,
});
const nameKey = (locationId: string, name: string): Key => ({ pk: partition(locationId), sk: `NAME#${name}` });

/** How many cases a name leads to: as many as a search shows. */
const CASES_OF_NAME = 8;
const LEAST_LETTERS = 3;

/** Returns the words of names that someone may mistype: no numbers, and not the shortest ones, which would be close to everything. */
export const mistypable = (words: readonly string[]): string[] => [
  ...new Set(words.filter((word) => word.length >= LEAST_LETTERS && !/\p{N}/u.test(word))),
];

/** A case with the words of its names. */
export type NamedCase = CasePosition & { names: readonly string[] };

const letterItem = ({ pk, sk }: Key, names: Iterable<string>, version = 1): Item =>
  toItem('case-letter', { pk, sk }, { names: [...names].sort().join(' ') }, version);
const nameItem = ({ pk, sk }: Key, cases: readonly string[], version = 1): Item =>
  toItem('case-name', { pk, sk }, { cases }, version);

const namesOf = (item: Item | undefined): string[] =>
  String(item?.names ?? '')
    .split(' ')
    .filter(Boolean);
const casesOf = (item: Item | undefined): string[] => (item?.cases ?? []) as string[];
const newest = (cases: Iterable<string>): string[] => [...new Set(cases)].sort().reverse().slice(0, CASES_OF_NAME);

/** Returns the rows by which these cases are found by mistyped names. */
export function caseNameItems(locationId: string, cases: readonly NamedCase[]): Item[] {
  const byName = new Map<string, string[]>();
  for (const each of cases)
    for (const name of mistypable(each.names)) byName.set(name, [...(byName.get(name) ?? []), listOrder(each)]);
  const byLetter = Map.groupBy(byName.keys(), (name) => letterKey(locationId, name).sk);
  return [
    ...[...byLetter].map(([sk, names]) => letterItem({ pk: partition(locationId), sk }, names)),
    ...[...byName].map(([name, found]) => nameItem(nameKey(locationId, name), newest(found))),
  ];
}

/** Returns these rows with what they already say in the table; `null` for one that says all of it. */
function joined(item: Item, stored: Item | undefined): Item | null {
  const version = ((stored?.version as number | undefined) ?? 0) + 1;
  if (item.entityType === 'case-letter') {
    const known = new Set(namesOf(stored));
    const fresh = namesOf(item).filter((name) => !known.has(name));
    return fresh.length === 0 ? null : letterItem(item, [...known, ...fresh], version);
  }
  const known = casesOf(stored);
  const next = newest([...known, ...casesOf(item)]);
  return next.join() === known.join() ? null : nameItem(item, next, version);
}

/**
 * Lets cases be found by mistyped names of theirs: adds the names that the home doesn't know yet, and puts the cases among the newest of each. Nothing is
 * ever taken out, because a search reads the cases themselves. Throws `ConditionFailed` if someone else added a name at the same moment. Returns how many
 * rows it wrote.
 */
export async function learnNames(table: Table, locationId: string, cases: readonly NamedCase[]): Promise<number> {
  const items = caseNameItems(locationId, cases);
  const stored = await table.getMany(
    items.map(({ pk, sk }) => ({ pk, sk })),
    { consistent: true },
  );
  const bySk = new Map(stored.map((item) => [item.sk, item]));
  const changed = items.map((item) => joined(item, bySk.get(item.sk))).filter((item) => item !== null);
  for (const item of changed) {
    const seen = bySk.get(item.sk);
    await table.put(item, seen ? { ifVersion: seen.version as number } : { unless: 'exists' });
  }
  return changed.length;
}

/** Reads every name at a home that begins with the same letter as one of these words: one request. */
export async function readNames(table: Table, locationId: string, words: readonly string[]): Promise<string[]> {
  const keys = new Map(words.map((word) => letterKey(locationId, word)).map((key) => [key.sk, key]));
  return (await table.getMany([...keys.values()])).flatMap(namesOf);
}

/** Reads the ids of the newest cases of each of these names: one request. */
export async function readCasesOfNames(
  table: Table,
  locationId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const items = await table.getMany(names.map((name) => nameKey(locationId, name)));
  const bySk = new Map(items.map((item) => [item.sk, item]));
  return new Map(
    names.map((name) => [
      name,
      casesOf(bySk.get(nameKey(locationId, name).sk)).map((place) => place.slice(place.lastIndexOf('#') + 1)),
    ]),
  );
}
