import { orderName, orderOf } from '#functions/catalog/entry-order-of.ts';
import { entryRow, type ListedEntry, listedEntries, stateOf } from '#functions/catalog/entry-row.ts';
import {
  byDraft,
  byName,
  hasWords,
  inTheirOrder,
  isIn,
  isOutOfSight,
  pageAfter,
  withFirstInOrder,
  wordsOf,
} from '#functions/catalog/found-entries.ts';
import { nounAt, openWorkbench, type Workbench, withDrafts } from '#functions/catalog/workbench.ts';
import { groupOf } from '#shared/catalog/entry-order.ts';
import type { AnyNoun } from '#shared/catalog/noun.ts';
import { searchedStates } from '#shared/catalog/search-query.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { os } from './implementer.ts';

const isSearched = (state: string): state is (typeof searchedStates)[number] => searchedStates.some((each) => each === state);

function isInState(listed: ListedEntry, wanted: string | undefined): boolean {
  if (wanted === undefined) return !isOutOfSight(listed);
  return isSearched(wanted) ? isIn(wanted, listed) : stateOf(listed) === wanted && !isOutOfSight(listed);
}

/** Checks whether fields have the wanted values; a list, whether it has one, or means all by having none. A switch that is missing is off. */
function hasValues({ words }: AnyNoun, entry: object, wanted: readonly (readonly [field: string, value: string])[]): boolean {
  return wanted.every(([field, value]) => {
    const own = (entry as Record<string, unknown>)[field] ?? false;
    if (!Array.isArray(own)) return String(own) === value;
    const about = words[field];
    return own.includes(value) || (own.length === 0 && typeof about === 'object' && about.isAllIfEmpty === true);
  });
}

/** Returns what a noun's list counts for an entry; nothing for a draft of the wrong shape. */
function tallyIn({ tally }: AnyNoun, { published, drafts }: Workbench): (listed: ListedEntry) => Pick<EntryRow, 'tally'> {
  const countOf = tally?.of(withDrafts(published, drafts));
  return ({ entry }) => {
    try {
      return countOf ? { tally: [...countOf(entry)] } : {};
    } catch {
      return {};
    }
  };
}

/** Names the orders among the drafts that listed entries are put in. */
function draftedOrders({ name, order }: AnyNoun, { orders, published }: Workbench, found: readonly ListedEntry[]): string[] {
  const own = order ? orders.filter(({ noun }) => noun === name) : [];
  if (!order || own.length === 0) return [];
  const groups = new Set(found.map(({ entry }) => groupOf(order, entry)));
  return own.filter(({ group }) => groups.has(group)).map((each) => orderName(each, published));
}

type Wanted = { sort: 'name' | 'place' | 'savedOn'; cursor?: string | undefined; pageSize: number };

/** Sorts what was found as far as the page needs: a cursor may name an entry anywhere, and the first page is at the beginning. */
function sortedFor({ sort, cursor, pageSize }: Wanted, found: readonly ListedEntry[], workbench: Workbench): ListedEntry[] {
  if (sort === 'place') return inTheirOrder(found, workbench);
  const compare = sort === 'name' ? byName : byDraft;
  return cursor === undefined ? withFirstInOrder(found, pageSize, compare) : found.toSorted(compare);
}

/** Lists a noun's entries in one request for the rows, however many there are. A page continues after the entry that the cursor names. */
export const getEntries = os.getEntries.handler(async ({ input, context }) => {
  const known = nounAt(input.noun);
  const { name: noun, order } = known;
  const words = wordsOf(input.query ?? '');
  const values = Object.entries(input.where ?? {});
  const workbench = await openWorkbench(context);
  const isInGroup = ({ entry }: ListedEntry) =>
    input.group === undefined || (order !== undefined && groupOf(order, entry) === input.group);
  const found = listedEntries([noun], workbench).filter(
    (listed) =>
      isInState(listed, input.state) && isInGroup(listed) && hasValues(known, listed.entry, values) && hasWords(listed, words),
  );
  const { page, total, nextCursor } = pageAfter(sortedFor(input, found, workbench), ({ entry }) => entry.id, input);
  const tallyOf = tallyIn(known, workbench);
  const group = input.group ?? (order?.within === undefined ? '' : undefined);
  return {
    items: page.map((listed) => ({ ...entryRow(listed), ...tallyOf(listed) })),
    total,
    nextCursor,
    draftedOrders: draftedOrders(known, workbench, found),
    order: order && group !== undefined ? orderOf(workbench, noun, group) : null,
  };
});
