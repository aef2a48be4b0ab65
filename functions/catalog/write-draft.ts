import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { staleRow } from '#functions/runtime/stale-row.ts';
import { type CatalogDraft, draftKey, MAX_DRAFT_BYTES, MAX_DRAFTS } from '#functions/table/catalog-draft.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import { entriesById } from '#shared/catalog/entries-by-id.ts';
import type { AnyEntry } from '#shared/catalog/noun.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { canonicalJson } from '#shared/values/canonical-json.ts';
import { writeChanges } from './change-catalog.ts';
import type { Workbench } from './workbench.ts';

const LOOK_AGAIN = 'changed this in the meantime. Look at it again before you save.';

/** Returns the draft of an entry, or of an order, at the version that a screen saw: none, or the one there is. Refuses with the colleague's name. */
export function draftAt<Draft extends { noun: NounName; id: string; version: number; savedBy: string }>(
  drafts: readonly Draft[],
  noun: NounName,
  { id, version }: { id: string; version: number },
): Draft | undefined {
  const draft = drafts.find((each) => each.noun === noun && each.id === id);
  if ((draft?.version ?? 0) === version) return draft;
  const detail = draft
    ? `${draft.savedBy} ${LOOK_AGAIN}`
    : 'This draft was published or discarded in the meantime. Look at it again.';
  throw problem('stale', { detail });
}

const bytesOf = (row: object): number => Buffer.byteLength(JSON.stringify(row));

/** Refuses one more row of drafts than there may be, and one that is too large beside the others; one in place of another may be as large as that. */
export function refuseFull({ taken: { rows, bytes } }: Pick<Workbench, 'taken'>, row: object, before?: object): void {
  if (!before && rows >= MAX_DRAFTS)
    throw problem('conflict', { detail: `There are ${MAX_DRAFTS} drafts already. Publish or discard some first.` });
  const more = bytesOf(row) - (before ? bytesOf(before) : 0);
  if (more > 0 && bytes + more > MAX_DRAFT_BYTES)
    throw problem('conflict', { detail: 'All drafts together would be over 1 MB. Publish or discard some first.' });
}

/** The most entries of a noun, retired ones included: a screen of the catalog reads all of them. */
export const MAX_ENTRIES = 20_000;

/** Refuses changes that add more entries to a noun than there may be, published and drafted ones together. Those that add none are taken however many there are. */
export function refuseMany(
  { published, drafts }: Pick<Workbench, 'published' | 'drafts'>,
  changes: readonly Pick<CatalogDraft, 'noun' | 'id' | 'isRemoval'>[],
): void {
  for (const [noun, changed] of Map.groupBy(changes, (change) => change.noun)) {
    const known = entriesById(published[noun]);
    const newIn = (rows: readonly Pick<CatalogDraft, 'id' | 'isRemoval'>[]) =>
      rows.flatMap(({ id, isRemoval }) => (isRemoval || known.has(id) ? [] : [id]));
    const drafted = new Set(newIn(drafts.filter((draft) => draft.noun === noun)));
    const added = newIn(changed).filter((id) => !drafted.has(id));
    const total = known.size + drafted.size + added.length;
    if (added.length === 0 || total <= MAX_ENTRIES) continue;
    const [most, would] = [MAX_ENTRIES, total].map((count) => count.toLocaleString('en-US'));
    const detail = `There can be at most ${most} ${nouns[noun].many}, retired ones included, and there would be ${would}. Change retired ones instead of adding others.`;
    throw problem('conflict', { detail });
  }
}

/** The most bytes of one draft's entry, as it's hashed: several times the largest entry of the sample data, and a tenth of what all drafts may have. */
const MAX_ENTRY_BYTES = 100_000;

/** Refuses an entry that would take the room of many others. */
export function refuseLarge(entry: AnyEntry): void {
  if (Buffer.byteLength(canonicalJson(entry)) <= MAX_ENTRY_BYTES) return;
  const detail = `This is over ${MAX_ENTRY_BYTES / 1000} KB, which is more than one entry can have. Shorten its texts, or split it in two.`;
  throw problem('invalid_input', { detail, errors: [{ field: 'entry', message: detail }] });
}

/** Returns the refusal of writing over a draft that someone else saved, published, or discarded. */
export const staleDraft = (context: OperationContext, { noun, id }: { noun: NounName; id: string }) =>
  staleRow(context, draftKey(noun, id), LOOK_AGAIN);

/** Writes a draft that was made from a workbench, within `changeCatalog`, and says who was first if someone was. */
export async function writeDraft(
  context: OperationContext,
  workbench: Workbench,
  { noun, id }: { noun: NounName; id: string },
  writes: readonly Write[],
): Promise<void> {
  try {
    await writeChanges(context, workbench, writes);
  } catch (error) {
    throw error instanceof ConditionFailed ? await staleDraft(context, { noun, id }) : error;
  }
}
