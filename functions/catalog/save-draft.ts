import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CatalogDraft } from '#functions/table/catalog-draft.ts';
import { MAX_WRITES, type Write } from '#functions/table/table.ts';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import { withLastPlace } from '#shared/catalog/entry-order.ts';
import type { AnyNoun } from '#shared/catalog/noun.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { parseEntry } from '#shared/catalog/retired.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { writeChanges } from './change-catalog.ts';
import { baseOf, entryRow, type ListedEntry, listedEntry } from './entry-row.ts';
import { ownRowOf, ownRowWrite } from './own-row.ts';
import { partOf } from './release-parts.ts';
import { administratorOf, entryIn, hashOfEntry, logged, type Workbench } from './workbench.ts';
import { draftAt, refuseFull, refuseLarge, refuseMany, writeDraft } from './write-draft.ts';

/** Returns the refusal of a base that is neither published now nor the draft's. Who published the entry last is known; whether that was since the screen saw it isn't. */
function unknownBase({ lastChanges }: Workbench, { id }: AnyEntry, isPublished: boolean) {
  const by = lastChanges.get(id)?.by;
  const published = by
    ? `${by} published this last, and it isn’t what your change began from.`
    : 'What is published isn’t what your change began from.';
  const words = isPublished ? published : 'This isn’t published, or isn’t anymore.';
  return problem('stale', { detail: `${words} Look at it again before you save.` });
}

/** Returns where the published entry is from which a draft begins: that part never changes. */
function beganIn({ head }: Workbench, noun: NounName, published: AnyEntry | undefined): Pick<CatalogDraft, 'began'> {
  const name = published && partOf(noun, published as never);
  const hash = name === undefined ? undefined : head?.parts[name];
  return name === undefined || hash === undefined ? {} : { began: { name, hash } };
}

/** What is saved: an entry, over the version of its draft and the published entry that were seen. Without a base, the draft keeps the one it has. */
type Saving = { entry: AnyEntry; version: number; base?: string | null; did?: Parameters<typeof logged>[1] };

/** A draft as it would be saved, and the draft that it replaces. Nothing is to be written if neither differs from what is published. */
type SavedDraft = { draft: CatalogDraft; before: CatalogDraft | undefined; isAsPublished: boolean; write: Write | undefined };

/** Returns an entry that isn’t published where its draft was, or else at the end of its group. No form asks for its place. */
function atItsPlace(
  { published, drafts }: Workbench,
  noun: AnyNoun,
  given: AnyEntry,
  before: CatalogDraft | undefined,
): AnyEntry {
  const others = [...published[noun.name], ...drafts.filter((draft) => draft.noun === noun.name).map(({ entry }) => entry)];
  const placeIn = (entry: AnyEntry | undefined) =>
    (entry as Record<string, unknown> | undefined)?.[noun.order?.place ?? ''] || undefined;
  const was = placeIn(before?.entry);
  const kept = noun.order && was !== undefined && placeIn(given) === undefined ? { ...given, [noun.order.place]: was } : given;
  return withLastPlace(noun.order, kept, others);
}

/** Makes the draft of an entry over the version that was seen, and the write that saves it. */
function savedDraft(
  context: OperationContext,
  workbench: Workbench,
  noun: AnyNoun,
  { entry: given, version, base }: Saving,
): SavedDraft {
  const { id } = given;
  const published = entryIn(workbench.published, noun.name, id);
  const before = draftAt(workbench.drafts, noun.name, { id, version });
  const now = baseOf(published);
  const wanted = base === undefined ? (before ? before.base : now) : base;
  const isSettled = wanted === now;
  if (!isSettled && wanted !== before?.base) throw unknownBase(workbench, given, published !== undefined);
  const placed = published ? given : atItsPlace(workbench, noun, given, before);
  const parsed = parseEntry(noun, placed);
  const entry = parsed.success ? parsed.data : placed;
  refuseLarge(entry);
  refuseMany(workbench, [{ noun: noun.name, id }]);
  const draft: CatalogDraft = {
    noun: noun.name,
    id,
    entry,
    base: wanted,
    ...(isSettled ? beganIn(workbench, noun.name, published) : { began: before?.began }),
    version: 0,
    savedBy: administratorOf(context),
    savedOn: context.now.toISOString(),
  };
  const own = ownRowWrite(workbench, draft);
  if (own && own.version > 0) refuseFull(workbench, draft, ownRowOf(workbench, draft));
  draft.version = own?.version ?? 0;
  return { draft, before, isAsPublished: hashOfEntry(entry) === now, write: own?.write };
}

/**
 * Saves a draft of an entry over the version that was seen. Its base is the published entry that it began from, or the one now published if it was settled against
 * that. A draft that is as published is discarded. It's saved within `changeCatalog`. What isn't part of the entry is refused by its faults, and kept.
 */
export async function saveDraft(
  context: OperationContext,
  workbench: Workbench,
  noun: AnyNoun,
  saving: Saving,
): Promise<EntryRow> {
  const { did = 'saved' } = saving;
  const { draft, before, isAsPublished, write } = savedDraft(context, workbench, noun, saving);
  const others = workbench.drafts.filter((each) => each !== before);
  if (write) {
    const log = logged(context, isAsPublished && did === 'saved' ? 'discarded' : did, `${noun.name}/${draft.id}`);
    await writeDraft(context, workbench, draft, [write, log]);
  }
  // The entry is among these drafts, or is published.
  const drafts = isAsPublished ? others : [...others, draft];
  return entryRow(listedEntry(noun, { ...workbench, drafts }, draft.id) as ListedEntry);
}

/** The most drafts that are saved together: with them go the log and the count of changes. */
const MAX_TOGETHER = MAX_WRITES - 2;

/** Saves drafts of several entries of a noun in one transaction, within `changeCatalog`, each over the draft that it was made from. */
export async function saveDrafts(
  context: OperationContext,
  workbench: Workbench,
  noun: AnyNoun,
  entries: readonly AnyEntry[],
): Promise<void> {
  if (entries.length > MAX_TOGETHER)
    throw problem('conflict', {
      detail: `At most ${MAX_TOGETHER} ${noun.many} can be saved together. Change fewer, and save again.`,
    });
  const versionOf = new Map(workbench.drafts.filter((each) => each.noun === noun.name).map(({ id, version }) => [id, version]));
  const saved: Write[] = [];
  for (const entry of entries) {
    const { write } = savedDraft(context, workbench, noun, { entry, version: versionOf.get(entry.id) ?? 0 });
    if (write) saved.push(write);
  }
  if (saved.length === 0) return;
  await writeChanges(context, workbench, [
    ...saved,
    logged(context, 'saved', entries.map(({ id }) => `${noun.name}/${id}`).join(', ')),
  ]);
}
