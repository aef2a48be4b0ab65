import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CatalogDraft, logWrite, type OrderDraft } from '#functions/table/catalog-draft.ts';
import type { Release } from '#functions/table/catalog-release.ts';
import { type CatalogRows, readCatalogRows } from '#functions/table/catalog-rows.ts';
import type { Write } from '#functions/table/table.ts';
import type { AnyCatalog, AnyEntry } from '#shared/catalog/catalog-faults.ts';
import { entriesById } from '#shared/catalog/entries-by-id.ts';
import { byPlace, groupOf, inOrderOf } from '#shared/catalog/entry-order.ts';
import type { AnyNoun } from '#shared/catalog/noun.ts';
import { type NounName, nounNames } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { canonicalJson, isSameJson } from '#shared/values/canonical-json.ts';
import { draftsOfBatches } from './batches.ts';
import { type CountedUses, countedUses } from './counted-uses.ts';
import { type LastChanges, lastChanges } from './last-changes.ts';
import { publishedCatalog } from './published-catalog.ts';
import { sha256 } from './release-parts.ts';

const hashes = new WeakMap<AnyEntry, string>();

/** Returns what tells two versions of an entry apart: SHA-256, the same whatever the order of its fields. Nobody changes an entry that was read, so once is enough. */
export function hashOfEntry(entry: AnyEntry): string {
  const hash = hashes.get(entry) ?? sha256(canonicalJson(entry));
  hashes.set(entry, hash);
  return hash;
}

/**
 * The catalog as administrators work on it: what is published, every draft that differs from it, of an entry's own row or of a batch, and what homes and
 * families have of it. `own` are the entries' rows, also those that only keep a batch's change from showing; `batched` are the changes of all batches, and `shown`
 * the places of entries that these would change without such rows. `leftovers` are rows of what was published, which are none of these.
 */
export type Workbench = {
  head: Release | undefined;
  published: AnyCatalog;
  drafts: readonly CatalogDraft[];
  uses: CountedUses | null;
  lastChanges: LastChanges;
  shown: ReadonlySet<string>;
  leftovers: readonly (CatalogDraft | OrderDraft)[];
} & Unpublished &
  Pick<CatalogRows, 'batches' | 'taken' | 'changes' | 'nextVersion'>;

const none = Object.fromEntries(nounNames.map((noun) => [noun, []])) as unknown as AnyCatalog;

/** Finds an entry of a catalog. */
export const entryIn = (catalog: AnyCatalog, noun: NounName, id: string): AnyEntry | undefined =>
  entriesById(catalog[noun]).get(id);

/** Returns what tells entries of all nouns apart. */
export const placeOf = ({ noun, id }: { noun: NounName; id: string }): string => `${noun}/${id}`;

/** Returns one draft for each entry: of two batches the later one's, and of a batch and the entry's own row the row's. */
const oneEach = (drafts: readonly CatalogDraft[]): CatalogDraft[] => [
  ...new Map(drafts.map((draft) => [placeOf(draft), draft])).values(),
];

/** Returns the ids of a group's entries, in the order of their places. */
export function orderIn(catalog: AnyCatalog, noun: NounName, group: string): string[] {
  const { order } = nouns[noun];
  if (!order) return [];
  const own = catalog[noun].filter((entry) => groupOf(order, entry) === group);
  return byPlace(order, own).map(({ id }) => id);
}

/** Reads it: the rows of the catalog, and those parts of the release and batches that this Lambda doesn't have yet. */
export async function openWorkbench({ table }: Pick<OperationContext, 'table'>): Promise<Workbench> {
  const { head, drafts: own, orders, uses, ...rows } = await readCatalogRows(table);
  const [published, counted, batched, changed]: [AnyCatalog, CountedUses | null, CatalogDraft[], LastChanges] = await Promise.all(
    [
      head ? publishedCatalog.of(head, nounNames) : none,
      uses ? countedUses(uses) : null,
      draftsOfBatches(rows.batches),
      lastChanges(head),
    ],
  );
  return { head, published, uses: counted, lastChanges: changed, ...rows, ...draftsOver(published, { own, orders, batched }) };
}

type Unpublished = { own: readonly CatalogDraft[]; orders: readonly OrderDraft[]; batched: readonly CatalogDraft[] };

/**
 * Returns what of the rows are drafts, over what is published. A publication removes its rows after it has taken effect: until then, or if it is stopped there, they are
 * left over, unless they keep what a batch has of their entries from showing.
 */
export function draftsOver(published: AnyCatalog, { own, orders, batched }: Unpublished) {
  const compared = new Map<CatalogDraft, boolean>();
  const compare = ({ noun, id, entry, isRemoval }: CatalogDraft) => {
    const before = entryIn(published, noun, id);
    return isRemoval ? before !== undefined : !before || !isSameJson(before, entry);
  };
  // Asked several times for each row, and comparing two entries is most of the work.
  const differs = (row: CatalogDraft) => {
    const known = compared.get(row) ?? compare(row);
    compared.set(row, known);
    return known;
  };
  const shown = new Set(oneEach(batched).filter(differs).map(placeOf));
  const isDraft = (row: CatalogDraft) => differs(row) || shown.has(placeOf(row));
  const drafts = oneEach([...batched, ...own.filter(isDraft)]).filter(differs);
  const catalogs = orders.length > 0 ? [published, withDrafts(published, drafts)] : [];
  const isReordered = ({ noun, group, ids }: OrderDraft) => {
    const wanted = new Set(ids);
    return catalogs.some((catalog) => {
      const now = orderIn(catalog, noun, group).filter((id) => wanted.has(id));
      const known = new Set(now);
      return now.join() !== ids.filter((id) => known.has(id)).join();
    });
  };
  const [left, kept] = [orders.filter((order) => !isReordered(order)), orders.filter(isReordered)];
  return {
    drafts,
    orders: kept,
    own: own.filter(isDraft),
    batched,
    shown,
    leftovers: [...own.filter((row) => !isDraft(row)), ...left],
  };
}

/** Returns a catalog as it would be with some drafts of entries, and then of orders. */
export function withDrafts(catalog: AnyCatalog, drafts: readonly CatalogDraft[], orders: readonly OrderDraft[] = []): AnyCatalog {
  const draftsOf = Map.groupBy(drafts, ({ noun }) => noun);
  const merged = (noun: NounName): readonly AnyEntry[] => {
    const changed = draftsOf.get(noun);
    if (!changed) return catalog[noun];
    const known = entriesById(catalog[noun]);
    const draftOf = new Map(changed.map((draft) => [draft.id, draft]));
    const added = [...draftOf.values()].filter(({ id, isRemoval }) => !isRemoval && !known.has(id)).map(({ entry }) => entry);
    const entries = catalog[noun]
      .filter(({ id }) => !draftOf.get(id)?.isRemoval)
      .map((entry) => draftOf.get(entry.id)?.entry ?? entry);
    return [...entries, ...added];
  };
  const ordered = (noun: NounName): readonly AnyEntry[] => {
    const { order } = nouns[noun];
    if (!order) return merged(noun);
    return orders
      .filter((each) => each.noun === noun)
      .reduce((entries, { group, ids }) => inOrderOf(order, entries, group, ids), merged(noun));
  };
  return Object.fromEntries(nounNames.map((noun) => [noun, ordered(noun)])) as unknown as AnyCatalog;
}

/** Returns the noun that a path names. Refuses with a 404 if there is none. */
export function nounAt(path: string): AnyNoun {
  if (!Object.hasOwn(nouns, path)) throw problem('not_found');
  return nouns[path as NounName];
}

/** Returns the administrator's name, as drafts and releases keep it. */
export function administratorOf({ actor }: Pick<OperationContext, 'actor'>): string {
  if (actor.kind !== 'system') throw problem('forbidden');
  return `${actor.system.firstName} ${actor.system.lastName}`;
}

/** Returns the write that keeps in the catalog's log what an administrator does in this request. */
export const logged = (context: OperationContext, did: Parameters<typeof logWrite>[0]['did'], of: string): Write =>
  logWrite({ id: context.newId(), at: context.now.toISOString(), by: administratorOf(context), did, of });
