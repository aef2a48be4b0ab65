import { offsetCursor, offsetOf } from '#functions/runtime/cursor.ts';
import type { ItemIndex, ItemSort } from '#shared/merchandise/item-index.ts';
import type { Places } from '#shared/merchandise/places.ts';
import type { SoldItem } from '#shared/merchandise/sold-items.ts';
import { optionOf } from '#shared/merchandise/sold-items.ts';
import type {
  MerchandiseAttribute,
  MerchandiseOptionPage,
  MerchandiseOptionSearch,
  QuickFilter,
} from '#shared/model/merchandise.ts';

/** How families and staff alike ask for a page of items: filtered, searched, and sorted. */
type ListInput = {
  CategoryIds: readonly string[];
  QuickFilterIds: readonly string[];
  Attributes: readonly { attributeId: string; values: readonly string[] }[];
  VendorIds: readonly string[];
  Query: string;
  Sort: ItemSort;
  PageNumber: number;
  PageSize: number;
  cursor?: string | undefined;
};

/** Returns the page of items that a list asks for, among all of an index or those at some places. */
export function listedItems<Item extends SoldItem>(
  index: ItemIndex<Item>,
  input: ListInput,
  { quickFilters, among }: { quickFilters: readonly QuickFilter[]; among?: Places },
) {
  const found = index.find(
    {
      categoryIds: input.CategoryIds,
      quickFilterIds: input.QuickFilterIds,
      attributes: input.Attributes,
      vendorIds: input.VendorIds,
      query: input.Query,
    },
    quickFilters,
    among,
  );
  const size = input.PageSize;
  const where = { page: input.PageNumber, pageSize: size, ...(input.cursor === undefined ? {} : { cursor: input.cursor }) };
  const offset = offsetOf(where);
  const { items, total } = index.page(found, { sort: input.Sort, offset, size });
  const areThereMoreItems = offset + size < total;
  return { items, total, areThereMoreItems, nextCursor: areThereMoreItems ? offsetCursor(offset + size) : null };
}

/** Returns a page of what a search of the autocomplete finds, among all of an index or those at some places. */
export function optionsOf(
  index: ItemIndex,
  search: Omit<MerchandiseOptionSearch, 'LocationId'>,
  among?: Places,
): MerchandiseOptionPage {
  const { CategoryIds: categoryIds, Query: query, SelectedItems: selected, PageNumber, PageSize: size } = search;
  const found = index.find({ categoryIds, query, without: selected }, [], among);
  const offset = (PageNumber - 1) * size;
  const { items, total } = index.page(found, { offset, size });
  return { items: items.map(optionOf), areThereMoreItems: offset + size < total };
}

/** Returns what the items of some categories can be filtered by, among all of an index or those at some places. */
export function filtersOf(
  index: ItemIndex,
  { CategoryIds: categoryIds, includeVendors }: { CategoryIds: readonly string[]; includeVendors: boolean },
  { attributes, among }: { attributes: readonly MerchandiseAttribute[]; among?: Places },
) {
  const found = index.find({ categoryIds }, [], among);
  return {
    attributes: index.countAttributes(found, attributes),
    vendors: includeVendors ? index.countVendors(found) : [],
  };
}
