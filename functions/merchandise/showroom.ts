import { type WarmHome, warmHomeOf } from '#functions/planning/warm-planner-home.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { findOptions } from '#shared/merchandise/find-items.ts';
import { optionOf, type SoldItem, soldItems } from '#shared/merchandise/sold-items.ts';
import type { MerchandiseOptionPage, MerchandiseOptionSearch } from '#shared/model/merchandise.ts';

/** A launched home with all that it sells. */
export type Showroom = WarmHome & { items: readonly SoldItem[] };

/** Joins once per home in warm memory, for as long as the home is there. */
const joined = new WeakMap<WarmHome, Showroom>();

/** Returns a home's merchandise from warm memory; `undefined` for one that isn't launched or doesn't exist. */
export async function showroomIfLaunched(
  { table, now }: Pick<OperationContext, 'table' | 'now'>,
  locationId: string,
): Promise<Showroom | undefined> {
  const warm = await warmHomeOf(table, locationId, now);
  if (!warm) return undefined;
  const showroom = joined.get(warm) ?? { ...warm, items: soldItems(warm.home, warm.locationItems, warm.catalog) };
  joined.set(warm, showroom);
  return showroom;
}

/** Returns a home's merchandise from warm memory. A home that isn't launched is a 404, like one that doesn't exist. */
export async function showroomOf(context: OperationContext, locationId: string): Promise<Showroom> {
  const showroom = await showroomIfLaunched(context, locationId);
  if (!showroom) throw problem('not_found');
  return showroom;
}

/** Returns a page of what a search of the autocomplete finds among items. */
export function optionsOf(
  items: readonly SoldItem[],
  search: Omit<MerchandiseOptionSearch, 'LocationId'>,
): MerchandiseOptionPage {
  const { CategoryIds: categoryIds, Query: query, SelectedItems: without } = search;
  const page = findOptions(items, { categoryIds, query, without }, { page: search.PageNumber, pageSize: search.PageSize });
  return { ...page, items: page.items.map(optionOf) };
}
