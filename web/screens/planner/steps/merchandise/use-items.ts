import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ItemView } from '#shared/contract/planner-merchandise.ts';
import { fittingFilters } from '#web/parts/merchandise/fitting-filters.ts';
import { filterCount, type ItemsAddress } from '#web/parts/merchandise/items-address.ts';
import { api } from '#web/session/api.ts';
import { isUnreachable } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';
import { savedItems } from '../../offline/saved-items.ts';

const context = { staysHere: true };

/** Pictures load ten at a time. A price list is read as a whole, so it loads as a whole. */
const PAGE_SIZES = { pictures: 10, list: 100 };

type ItemPage = Pick<Awaited<ReturnType<typeof api.plannerMerchandise.allItems>>, 'nextCursor' | 'total'> & {
  items: readonly ItemView[];
};

/** Returns the list that this browser stores if the server can't be reached. Only the server can filter, so a filtered list isn't known here. */
const orKept = async (error: unknown, readSaved: () => Promise<readonly ItemView[] | null> | null): Promise<ItemPage> => {
  const items = isUnreachable(error) ? await readSaved() : null;
  if (!items) throw error;
  return { items, total: items.length, nextCursor: null };
};

/** Loads the items of a category as the address asks for them, page by page. */
export const useItems = (locationId: string, categoryId: string, address: ItemsAddress, view: keyof typeof PAGE_SIZES) => {
  const wanted = {
    CategoryIds: [categoryId],
    LocationId: locationId,
    QuickFilterIds: [...address.quickFilters],
    Attributes: [...address.attributes].map(([attributeId, values]) => ({ attributeId, values: [...values] })),
    VendorIds: [...address.vendors],
    Sort: address.sort,
    PageSize: PAGE_SIZES[view],
  };
  const found = useInfiniteQuery({
    queryKey: ['items', wanted],
    queryFn: ({ pageParam, signal }): Promise<ItemPage> => {
      const input = { ...wanted, ...(pageParam ? { cursor: pageParam } : {}) };
      const readSaved = () => (filterCount(address) > 0 ? null : savedItems(locationId, categoryId, address.sort));
      return api.plannerMerchandise.allItems(input, { signal, context }).catch((error: unknown) => orKept(error, readSaved));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
  const pages = found.data?.pages ?? [];
  return { ...found, items: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0 };
};

/** Loads what the items of a category can be filtered by; `areOn` are the ready-made filters that are on. */
export const useFilters = (locationId: string, categoryId: string, areOn: readonly string[]) => {
  const quick = useQuery({
    ...query.plannerMerchandise.allQuickFilters.queryOptions({ input: { CategoryIds: [categoryId] }, context }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const attributes = useQuery({
    ...query.plannerMerchandise.allAttributeFilters.queryOptions({
      input: { CategoryIds: [categoryId], LocationId: locationId, includeVendors: true },
      context,
    }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    // Without knowing what the home sells, all of them may fit.
    quickFilters: attributes.isError
      ? (quick.data?.items ?? [])
      : fittingFilters(quick.data?.items ?? [], attributes.data?.attributes ?? [], areOn),
    attributes: attributes.data?.attributes ?? [],
    vendors: attributes.data?.vendors ?? [],
    isFailed: quick.isError || attributes.isError,
    retry: () => {
      if (quick.isError) void quick.refetch();
      if (attributes.isError) void attributes.refetch();
    },
  };
};

/** Loads the details of one item with its category, which a page usually has loaded already. */
export const useItem = (locationId: string, categoryId: string | undefined, itemId: string) =>
  useQuery({
    queryKey: ['item', locationId, itemId],
    enabled: categoryId !== undefined,
    queryFn: async ({ signal }): Promise<ItemView | null> => {
      const saved = await savedItems(locationId, categoryId ?? '', 'home');
      const here = saved?.find(({ id }) => id === itemId);
      if (here && !navigator.onLine) return here;
      const wanted = { CategoryIds: categoryId ? [categoryId] : [], LocationId: locationId, PageSize: 100 };
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof api.plannerMerchandise.allItems>> = await api.plannerMerchandise.allItems(
          { ...wanted, ...(cursor ? { cursor } : {}) },
          { signal, context },
        );
        const item = page.items.find(({ id }) => id === itemId);
        if (item) return item;
        cursor = page.nextCursor;
      } while (cursor);
      return null;
    },
  });
