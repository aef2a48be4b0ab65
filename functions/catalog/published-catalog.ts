import { createFreshCache } from '#functions/runtime/fresh-cache.ts';
import { setting } from '#functions/settings.ts';
import { type Release, readHead } from '#functions/table/catalog-release.ts';
import type { Table } from '#functions/table/table.ts';
import type { ReadObject } from '#functions/vendors/objects/bucket.ts';
import { catalogBucket } from './catalog-bucket.ts';
import type { EntryOf } from './entries.ts';
import { offeredEntries } from './offered-entries.ts';
import { isPartOf, type NounOf, type NounOrPart, nounOf, type PartName, partKey, unpackPart } from './release-parts.ts';

/**
 * The entries of some nouns, or of some of their parts, by noun and as they are stored: in no particular order. All requests share them, so nobody may change
 * them.
 */
export type EntriesOf<Wanted extends NounOrPart> = { readonly [Noun in NounOf<Wanted>]: readonly EntryOf[Noun][] };

type Entries = readonly { id: string }[];
export type Part = [name: PartName, hash: string];

async function readPart(read: ReadObject, [name, hash]: Part): Promise<Entries> {
  const found = await read(partKey(name, hash));
  if (!found) throw new Error(`The part ${name} of the published catalog is missing from its bucket.`);
  return unpackPart(name, hash, found.bytes);
}

/** Returns the parts of a release that are wanted, always in the same order: a database hands fields back in any. */
export const partsIn = ({ parts }: Pick<Release, 'parts'>, wanted: readonly NounOrPart[]): Part[] =>
  Object.entries(parts)
    .filter(([name]) => wanted.some((each) => isPartOf(name, each)))
    .sort(([one], [other]) => (one < other ? -1 : 1));

/** Returns entries by their own place. */
export const inOrder = <Entry extends { sortOrder: number }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => one.sortOrder - other.sortOrder);

/**
 * Opens the published catalog for a warm Lambda. HEAD is read again once it is older than the age that a reader accepts, and a part only when its hash
 * has changed: everything that one reader gets is of one release.
 */
export function openPublishedCatalog(bucket: () => { read: ReadObject }) {
  const heads = createFreshCache<Release>(1, (_, table) => readHead(table));
  const held = new Map<PartName, { hash: string; entries: Promise<Entries> }>();

  // What is made of a noun's entries is kept by their list, so the same parts are always the same list.
  const joined = new Map<string, { lists: readonly Entries[]; entries: Entries }>();
  // What is made of all of them is kept by the object that has them, so that is the same while they are.
  let last: Readonly<Record<string, Entries>> = {};

  const entriesOf = (part: Part): Promise<Entries> => {
    const [name, hash] = part;
    const known = held.get(name);
    if (known?.hash === hash) return known.entries;
    const entries = readPart(bucket().read, part);
    held.set(name, { hash, entries });
    // A part that couldn't be read is read again by the next one who asks.
    entries.catch(() => held.get(name)?.entries === entries && held.delete(name));
    return entries;
  };

  const read = async <Wanted extends NounOrPart>(
    wanted: readonly Wanted[],
    parts: readonly Part[],
  ): Promise<EntriesOf<Wanted>> => {
    const found = await Promise.all(parts.map(async (part) => [nounOf(part[0]), await entriesOf(part)] as const));
    const nouns = new Set(wanted.map(nounOf));
    const entriesOfNoun = (noun: string): Entries => {
      const lists = found.flatMap(([each, entries]) => (each === noun ? [entries] : []));
      const known = joined.get(noun);
      if (known && known.lists.length === lists.length && lists.every((list, at) => list === known.lists[at]))
        return known.entries;
      const entries = lists.flat();
      joined.set(noun, { lists, entries });
      return entries;
    };
    const entries = Object.fromEntries([...nouns].map((noun) => [noun, entriesOfNoun(noun)]));
    const isLast = [...nouns].every((noun) => last[noun] === entries[noun]) && nouns.size === Object.keys(last).length;
    if (!isLast) last = entries;
    return last as unknown as EntriesOf<Wanted>;
  };

  return {
    /** Returns the entries of some nouns of a release that the caller has read the row of. */
    of: <Wanted extends NounOrPart>(release: Pick<Release, 'parts'>, wanted: readonly Wanted[]): Promise<EntriesOf<Wanted>> =>
      read(wanted, partsIn(release, wanted)),
    /** Returns the entries of parts of any release. What warm memory doesn't have is read for this once: nobody else needs an old release. */
    once: async (parts: readonly Part[]): Promise<Entries> => {
      const readOnce = (part: Part) => (held.get(part[0])?.hash === part[1] ? entriesOf(part) : readPart(bucket().read, part));
      return (await Promise.all(parts.map(readOnce))).flat();
    },
    /**
     * Returns a reader of what `make` makes of some nouns, and of the ids of their retired entries, of the release that is published or was `maxAgeSeconds` ago. It is made again only when one of their
     * parts has changed. While a changed part can't be read, the value made before is still served.
     */
    madeOf<Wanted extends NounOrPart, Value>(
      wanted: readonly Wanted[],
      make: (entries: EntriesOf<Wanted>, retired: ReadonlySet<string>) => Value,
    ) {
      let made: { of: string; value: Value } | undefined;
      return async (table: Table, now: Date, maxAgeSeconds = maxAge()): Promise<Value> => {
        const release = await heads('head', table, now, maxAgeSeconds);
        const parts = release ? partsIn(release, wanted) : [];
        const of = JSON.stringify(parts);
        if (made?.of === of) return made.value;
        try {
          const { entries, retired } = offeredEntries(await read(wanted, parts));
          if (made?.of !== of) made = { of, value: make(entries, retired) };
        } catch (error) {
          if (!made) throw error;
        }
        return made.value;
      };
    },
  };
}

const maxAge = (): number => Number(setting('SNAPSHOT_MAX_AGE_SECONDS'));

/** The published catalog of this Lambda's stage. */
export const publishedCatalog = openPublishedCatalog(catalogBucket);
