import { wrongCursor } from '#functions/problem.ts';
import { closeNames } from '#shared/cases/close-names.ts';
import { wordsOf as partsOf } from '#shared/cases/words-of.ts';
import type { AnyCatalog } from '#shared/catalog/catalog-faults.ts';
import { identifiersRead } from '#shared/catalog/catalog-uses.ts';
import { byPlace, groupOf, inOrderOf } from '#shared/catalog/entry-order.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { isRetired } from '#shared/catalog/retired.ts';
import type { SearchedState, SearchTerm } from '#shared/catalog/search-query.ts';
import { isUnused, type ListedEntry } from './entry-row.ts';
import type { Workbench } from './workbench.ts';

/** Returns the words of a text, as a search compares them. */
export const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Returns what an entry is found by besides its name; a draft of the wrong shape by nothing else. */
function moreWords({ noun, entry }: ListedEntry): readonly string[] {
  try {
    return (nouns[noun].wordsOf?.(entry) ?? []).filter((text) => typeof text === 'string');
  } catch {
    return [];
  }
}

/** Checks whether every word begins a word of the entry, or is part of its name. */
export function hasWords(listed: ListedEntry, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const name = listed.name.toLowerCase();
  const others = words.filter((word) => !name.includes(word));
  if (others.length === 0) return true;
  const known = wordsOf(moreWords(listed).join(' '));
  return others.every((word) => known.some((each) => each.startsWith(word)));
}

const states: Record<SearchedState, (listed: ListedEntry) => boolean> = {
  draft: ({ draft }) => draft !== undefined,
  retired: ({ entry }) => isRetired(entry),
  faulty: ({ faults }) => faults.length > 0,
  unused: isUnused,
};

/** Checks whether an entry is in a state that lists and searches ask for. */
export const isIn = (state: SearchedState, listed: ListedEntry): boolean => states[state](listed);

/** Returns whether a list leaves an entry out unless it is asked for: it is retired, and no draft says so or otherwise. */
export const isOutOfSight = ({ entry, draft }: ListedEntry): boolean => draft === undefined && isRetired(entry);

/** Checks whether words that follow each other are in the name of an entry, or in one of its texts. */
const hasPhrase = (listed: ListedEntry, phrase: string): boolean =>
  [listed.name, ...moreWords(listed)].some((text) => wordsOf(text).join(' ').includes(phrase));

/** Checks whether an entry has the words of a search, or its name ones that are mistyped in it. */
function almostHolds(listed: ListedEntry, term: SearchTerm): boolean {
  if (term.kind !== 'word' || term.isNot) return holds(listed, term) !== term.isNot;
  return holds(listed, term) || closeNames(term.value, partsOf(listed.name)).length > 0;
}

function holds(listed: ListedEntry, { kind, value }: SearchTerm): boolean {
  switch (kind) {
    case 'noun':
      return listed.noun === value;
    case 'is':
      return isIn(value, listed);
    case 'reads':
      return identifiersRead(listed.noun, listed.entry).some(
        ({ identifier }) => identifier.toLowerCase() === value.toLowerCase(),
      );
    case 'phrase':
      return hasPhrase(listed, value);
    default:
      return hasWords(listed, [value]);
  }
}

/** Checks whether an entry is what a search asks for. */
export const isFound = (listed: ListedEntry, terms: readonly SearchTerm[]): boolean =>
  terms.every((term) => holds(listed, term) !== term.isNot);

/** Checks whether an entry is what a search may have meant, if nothing is what it asks for: a word may be mistyped. */
export const isAlmostFound = (listed: ListedEntry, terms: readonly SearchTerm[]): boolean =>
  terms.some(({ kind }) => kind === 'word') && terms.every((term) => almostHolds(listed, term));

/** Sorts entries by name. */
export const byName = (one: ListedEntry, other: ListedEntry): number =>
  one.name.localeCompare(other.name, 'en') || (one.entry.id < other.entry.id ? -1 : 1);

/** Sorts drafts before others, those saved last first. */
export const byDraft = (one: ListedEntry, other: ListedEntry): number => {
  const [first, second] = [one.draft?.savedOn ?? '', other.draft?.savedOn ?? ''];
  return first === second ? byName(one, other) : first < second ? 1 : -1;
};

/**
 * Returns items of which the first `count` are in order, and the others in any: to show those few, sorting thousands would take longer than finding them.
 */
export function withFirstInOrder<Item>(
  items: readonly Item[],
  count: number,
  compare: (one: Item, other: Item) => number,
): Item[] {
  const first: Item[] = [];
  const others: Item[] = [];
  for (const item of items) {
    const last = first[count - 1];
    if (last !== undefined && compare(item, last) >= 0) {
      others.push(item);
      continue;
    }
    let [from, to] = [0, first.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (compare(item, first[middle] as Item) < 0) to = middle;
      else from = middle + 1;
    }
    first.splice(from, 0, item);
    if (first.length > count) others.push(first.pop() as Item);
  }
  return [...first, ...others];
}

/** Returns entries of one noun in the order in which families see them, group by group, with drafts of orders. */
export function inTheirOrder(found: readonly ListedEntry[], { orders }: Pick<Workbench, 'orders'>): ListedEntry[] {
  const noun = found[0]?.noun;
  const order = noun && nouns[noun].order;
  if (!order) return found.toSorted(byName);
  const entries: AnyCatalog[typeof noun] = orders
    .filter((each) => each.noun === noun)
    .reduce(
      (all, { group, ids }) => inOrderOf(order, all, group, ids),
      found.map(({ entry }) => entry),
    );
  const place = new Map(byPlace(order, entries).map(({ id }, at) => [id, at]));
  const placeOf = ({ entry }: ListedEntry) => place.get(entry.id) as number;
  const group = ({ entry }: ListedEntry) => groupOf(order, entry);
  return found.toSorted((one, other) => group(one).localeCompare(group(other), 'en') || placeOf(one) - placeOf(other));
}

/**
 * Returns a page of a list that continues after the one that a cursor names, and where the next one begins. If that one is gone, it continues from its place,
 * and doesn't begin again. Refuses a cursor of another shape (400).
 */
export function pageAfter<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
) {
  const [place = '', ...rest] = cursor?.split(' ') ?? [];
  if (cursor !== undefined && !(/^\d{1,6}$/.test(place) && rest.length > 0)) throw wrongCursor();
  const after = cursor === undefined ? -1 : items.findIndex((item) => idOf(item) === rest.join(' '));
  const from = after >= 0 || cursor === undefined ? after + 1 : Number(place);
  const page = items.slice(from, from + pageSize);
  const last = page.at(-1);
  const end = from + page.length;
  return { page, total: items.length, nextCursor: last && end < items.length ? `${end - 1} ${idOf(last)}` : null };
}
