import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CatalogDraft, logWrite, readDrafts } from '#functions/table/catalog-draft.ts';
import { type Release, readHead } from '#functions/table/catalog-release.ts';
import type { Write } from '#functions/table/table.ts';
import type { AnyCatalog, AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { AnyNoun } from '#shared/catalog/noun.ts';
import { type NounName, nounNames } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import { publishedCatalog } from './published-catalog.ts';
import { sha256 } from './release-parts.ts';

/** What tells two versions of an entry apart: SHA-256, the same whatever the order of its fields. */
export const hashOfEntry = (entry: AnyEntry): string => sha256(canonicalJson(entry));

/** The catalog as administrators work on it: what is published, and every draft that differs from it. */
export type Workbench = {
  head: Release | undefined;
  published: AnyCatalog;
  drafts: readonly CatalogDraft[];
};

const none = Object.fromEntries(nounNames.map((noun) => [noun, []])) as unknown as AnyCatalog;

/** Finds an entry of a catalog. */
export const entryIn = (catalog: AnyCatalog, noun: NounName, id: string): AnyEntry | undefined =>
  catalog[noun].find((entry) => entry.id === id);

/** Reads it: the row of the release and the drafts, and those parts of the release that this Lambda doesn't have yet. */
export async function openWorkbench({ table }: Pick<OperationContext, 'table'>): Promise<Workbench> {
  const [head, stored] = await Promise.all([readHead(table, { consistent: true }), readDrafts(table)]);
  const published: AnyCatalog = head ? await publishedCatalog.of(head, nounNames) : none;
  // A publication removes its drafts after it has taken effect. Until then, they are drafts of nothing.
  const differs = ({ noun, id, entry }: CatalogDraft) => {
    const before = entryIn(published, noun, id);
    return !before || hashOfEntry(before) !== hashOfEntry(entry);
  };
  return { head, published, drafts: stored.filter(differs) };
}

/** Returns a catalog as it would be with some drafts. */
export function withDrafts(catalog: AnyCatalog, drafts: readonly CatalogDraft[]): AnyCatalog {
  const merged = (noun: NounName): readonly AnyEntry[] => {
    const changed = new Map(drafts.filter((draft) => draft.noun === noun).map(({ id, entry }) => [id, entry]));
    if (changed.size === 0) return catalog[noun];
    // A Map keeps the place of what is there already, and adds what is new at the end.
    return [...new Map([...catalog[noun].map((entry) => [entry.id, entry] as const), ...changed]).values()];
  };
  return Object.fromEntries(nounNames.map((noun) => [noun, merged(noun)])) as unknown as AnyCatalog;
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
