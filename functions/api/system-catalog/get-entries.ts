import { entryRow, listedEntries, stateOf } from '#functions/catalog/entry-row.ts';
import { nounAt, openWorkbench } from '#functions/catalog/workbench.ts';
import type { AnyNoun } from '#shared/catalog/noun.ts';
import { os } from './implementer.ts';

type Listed = ReturnType<typeof listedEntries>[number];

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Checks whether every word begins a word of the entry, or is part of its name. */
function isFound({ wordsOf: moreOf }: AnyNoun, { entry, name, faults }: Listed, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = [name, ...(faults.length === 0 ? (moreOf?.(entry) ?? []) : [])].join(' ');
  const known = wordsOf(text);
  return words.every((word) => known.some((each) => each.startsWith(word)) || name.toLowerCase().includes(word));
}

const isInState = (listed: Listed, wanted: string | undefined): boolean => {
  if (wanted === undefined) return true;
  if (wanted === 'draft') return listed.draft !== undefined;
  return wanted === 'faulty' ? listed.faults.length > 0 : stateOf(listed) === wanted;
};

const byName = (one: Listed, other: Listed): number =>
  one.name.localeCompare(other.name, 'en') || (one.entry.id < other.entry.id ? -1 : 1);

/** Lists a noun's entries in two requests to the table, however many there are. A page continues after the entry that the cursor names. */
export const getEntries = os.getEntries.handler(async ({ input, context }) => {
  const noun = nounAt(input.noun);
  const words = wordsOf(input.query ?? '');
  const found = listedEntries(noun, await openWorkbench(context))
    .filter((listed) => isInState(listed, input.state) && isFound(noun, listed, words))
    .sort(byName);
  const from = input.cursor ? found.findIndex(({ entry }) => entry.id === input.cursor) + 1 : 0;
  const items = found.slice(from, from + input.pageSize).map(entryRow);
  const last = items.at(-1);
  return { items, total: found.length, nextCursor: last && from + items.length < found.length ? last.entry.id : null };
});
