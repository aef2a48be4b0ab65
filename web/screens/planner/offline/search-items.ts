import { suitingIds } from '#shared/merchandise/suits-disposition.ts';
import type { DispositionType } from '#shared/model/enumerations/disposition.ts';
import { searchKey } from '#shared/values/text.ts';
import type { SearchItems } from '#web/questions/question-sources.ts';
import { api } from '#web/session/api.ts';
import { isUnreachable } from '#web/session/api-problem.ts';
import { currentPlan } from '../store/current-plan.ts';

/** The page size of the option search (docs/decisions.md, Screens). */
const OPTION_PAGE_SIZE = 10;

type Search = { locationId: string; type: DispositionType | undefined; categoryIds: readonly string[] };

/** Finds items of the open plan's home by the beginnings of words in their names, without the server. */
const searchHere = (
  { type, categoryIds }: Search,
  ...[query, page, selected]: Parameters<SearchItems>
): Awaited<ReturnType<SearchItems>> => {
  const words = searchKey(query).split(' ');
  const home = currentPlan.get()?.store.get().home;
  const suiting = suitingIds(home?.itemCategories ?? [], type);
  const isAsked = (id: string) => suiting.has(id) && (categoryIds.length === 0 || categoryIds.includes(id));
  const found = (home?.items ?? [])
    .filter(({ id, itemCategoryId }) => !selected.includes(id) && isAsked(itemCategoryId))
    .filter(({ name }) => words.every((word) => ` ${searchKey(name)}`.includes(` ${word}`)));
  const items = found.slice((page - 1) * OPTION_PAGE_SIZE, page * OPTION_PAGE_SIZE);
  return {
    items: items.map(({ id, ...item }) => ({ ...item, locationItemId: id })),
    areThereMoreItems: found.length > page * OPTION_PAGE_SIZE,
  };
};

/** Searches what a home sells in some categories (all if none is named), ten per page; by name only while the server can't be reached. */
export const searchItems = async (search: Search, ...parameters: Parameters<SearchItems>): ReturnType<SearchItems> => {
  const [query, page, selected] = parameters;
  const input = {
    CategoryIds: [...search.categoryIds],
    LocationId: search.locationId,
    Query: query,
    PageNumber: page,
    PageSize: OPTION_PAGE_SIZE,
    SelectedItems: [...selected],
    ...(search.type ? { DispositionType: search.type } : {}),
  };
  try {
    return await api.plannerMerchandise.allLocationItemOptions(input, { context: { staysHere: true } });
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return searchHere(search, ...parameters);
  }
};
