import { entryRow, faultsOf } from '#functions/catalog/entry-row.ts';
import { entryIn, nounAt, openWorkbench, type Workbench, withDrafts } from '#functions/catalog/workbench.ts';
import type { AnyNoun } from '#shared/catalog/noun.ts';
import type { EntryRow } from '#shared/contract/system-catalog.ts';
import { os } from './implementer.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Checks whether every word begins a word of the entry, or is part of its name. */
function isFound({ wordsOf: moreOf }: AnyNoun, { entry, name, faults }: EntryRow, words: readonly string[]): boolean {
  const text = [name, ...(faults.length === 0 ? (moreOf?.(entry) ?? []) : [])].join(' ').toLowerCase();
  const known = wordsOf(text);
  return words.every((word) => known.some((each) => each.startsWith(word)) || name.toLowerCase().includes(word));
}

const isInState = ({ state, faults }: EntryRow, wanted: string | undefined): boolean => {
  if (wanted === undefined) return true;
  if (wanted === 'draft') return state !== 'published';
  return wanted === 'faulty' ? faults.length > 0 : state === wanted;
};

/** Returns every entry of a noun by name, drafts in place of what is published. */
function rowsOf({ name: noun }: AnyNoun, workbench: Workbench): EntryRow[] {
  const { published, drafts } = workbench;
  const faults = faultsOf(workbench);
  const ofNoun = new Map(drafts.filter((draft) => draft.noun === noun).map((draft) => [draft.id, draft]));
  const before = new Map(published[noun].map((entry) => [entry.id, entry]));
  const rows = withDrafts(published, drafts)[noun].map(({ id }) => entryRow(noun, before.get(id), ofNoun.get(id), faults));
  return rows.sort((one, other) => one.name.localeCompare(other.name, 'en') || (one.entry.id < other.entry.id ? -1 : 1));
}

/** Lists a noun's entries in two requests to the table, however many there are. A page continues after the entry that the cursor names. */
export const getEntries = os.getEntries.handler(async ({ input, context }) => {
  const noun = nounAt(input.noun);
  const words = wordsOf(input.query ?? '');
  const found = rowsOf(noun, await openWorkbench(context)).filter(
    (row) => isInState(row, input.state) && isFound(noun, row, words),
  );
  const from = input.cursor ? found.findIndex(({ entry }) => entry.id === input.cursor) + 1 : 0;
  const items = found.slice(from, from + input.pageSize);
  const last = items.at(-1);
  return { items, total: found.length, nextCursor: last && from + items.length < found.length ? last.entry.id : null };
});

/** Returns one entry of the same list. */
export function rowOf(noun: AnyNoun, workbench: Workbench, id: string): EntryRow | undefined {
  const draft = workbench.drafts.find((each) => each.noun === noun.name && each.id === id);
  const published = entryIn(workbench.published, noun.name, id);
  return draft || published ? entryRow(noun.name, published, draft, faultsOf(workbench)) : undefined;
}
