import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { WorkingItem } from '#shared/contract/merchandise-views.ts';
import type { ItemPriceRow } from '#shared/model/price-row.ts';
import { query } from '#web/session/query.ts';
import { rowIdOf } from './offer-row.ts';
import type { ShownAddress } from './shown-address.ts';

/** As many items as one call returns: a whole category, nearly always. */
const PAGE_SIZE = 300;

const itemsInput = (categoryId: string, address: ShownAddress) => ({
  CategoryIds: [categoryId],
  Show: address.show,
  QuickFilterIds: [...address.quickFilters],
  Attributes: [...address.attributes].map(([attributeId, values]) => ({ attributeId, values: [...values] })),
  VendorIds: [...address.vendors],
  Query: address.words,
  Sort: address.sort,
  PageSize: PAGE_SIZE,
});

type Loaded = { pages: { items: WorkingItem[] }[] };

/** Returns an item with newly saved prices. */
const withRows = (item: WorkingItem, saved: ReadonlyMap<string, ItemPriceRow>): WorkingItem => ({
  ...item,
  offers: item.offers.map((offer) => ({ ...offer, row: saved.get(rowIdOf(offer.row)) ?? offer.row })),
});

/** Asks again for what follows from changed merchandise, except for what is `known` already. What doesn't show asks when it does. */
export function merchandiseChanged(client: QueryClient, known?: QueryKey): void {
  void client.invalidateQueries({ queryKey: query.merchandise.key(), predicate: (each) => each.queryKey !== known });
  for (const queryKey of [query.pricing.key(), query.priceLists.key()]) {
    client.removeQueries({ queryKey, type: 'inactive' });
    void client.invalidateQueries({ queryKey });
  }
}

/** Loads the items of a category as the address asks for them, page by page. */
export function useWorkingItems(categoryId: string, address: ShownAddress) {
  const client = useQueryClient();
  const input = itemsInput(categoryId, address);
  const found = useInfiniteQuery(
    query.merchandise.allWorkingItems.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...input, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  /** Shows newly saved prices right away, and asks again for what follows from them: findings, counts, and the draft of the list. */
  const take = useCallback(
    (rows: readonly ItemPriceRow[]) => {
      const saved = new Map(rows.map((row) => [rowIdOf(row), row]));
      const queryKey = query.merchandise.allWorkingItems.key();
      client.setQueriesData<Loaded>(
        { queryKey },
        (before) =>
          before && {
            ...before,
            pages: before.pages.map((page) => ({ ...page, items: page.items.map((item) => withRows(item, saved)) })),
          },
      );
      merchandiseChanged(client);
    },
    [client],
  );
  const pages = found.data?.pages ?? [];
  return { ...found, items: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0, take };
}

/** Loads what the items of a category can be filtered by. */
export function useWorkingFilters(categoryId: string) {
  const quick = useQuery(query.merchandise.allWorkingQuickFilters.queryOptions({ input: { CategoryIds: [categoryId] } }));
  const attributes = useQuery(
    query.merchandise.allWorkingAttributeFilters.queryOptions({ input: { CategoryIds: [categoryId], includeVendors: true } }),
  );
  return {
    quickFilters: quick.data?.items ?? [],
    attributes: attributes.data?.attributes ?? [],
    vendors: attributes.data?.vendors ?? [],
    isFailed: quick.isError || attributes.isError,
    retry: () => {
      if (quick.isError) void quick.refetch();
      if (attributes.isError) void attributes.refetch();
    },
  };
}
